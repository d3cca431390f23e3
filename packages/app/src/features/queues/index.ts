export { queuesRoutes as routes } from './queuesRoutes';
