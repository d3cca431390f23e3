import './locales/types';

export { storeRoutes as routes } from './storeRoutes';
