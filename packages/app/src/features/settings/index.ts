import './locales/types';

export { settingsRoutes as routes } from './settingsRoutes';
