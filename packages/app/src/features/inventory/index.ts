import './locales/types';

export { inventoryRoutes as routes } from './inventoryRoutes';
