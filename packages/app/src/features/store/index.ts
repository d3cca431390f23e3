export { storeRoutes as routes } from './storeRoutes';
