export { tasksRoutes as routes } from './tasksRoutes';
