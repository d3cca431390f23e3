import './locales/types';

export { inventoryRoutes } from './inventoryRoutes';
