export { inventoryRoutes as routes } from './inventoryRoutes';
