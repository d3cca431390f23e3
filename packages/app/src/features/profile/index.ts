export { profileRoutes as routes } from './profileRoutes';
