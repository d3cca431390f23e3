import './locales/types';

export { dashboardsRoutes as routes } from './dashboardsRoutes';
