export { dashboardsRoutes as routes } from './dashboardsRoutes';
