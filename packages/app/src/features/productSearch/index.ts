import './locales/types';

export { productSearchRoutes as routes } from './productSearchRoutes';
