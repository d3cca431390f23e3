export { scrumboardRoutes as routes } from './scrumboardRoutes';
