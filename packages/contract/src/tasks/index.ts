export * from './completedTask';
export * from './task';
export * from './taskOrder';
export * from './taskRepeat';
export { tasksEndpoints } from './tasksEndpoints';
export * from './taskTag';
