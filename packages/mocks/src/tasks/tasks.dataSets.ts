export { hostileTasks } from './hostile.seed';
export { manyTasks } from './many.seed';
