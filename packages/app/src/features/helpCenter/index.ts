export { helpCenterRoutes as routes } from './helpCenterRoutes';
