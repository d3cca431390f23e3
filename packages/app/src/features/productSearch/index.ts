export { productSearchRoutes as routes } from './productSearchRoutes';
