export { settingsRoutes as routes } from './settingsRoutes';
