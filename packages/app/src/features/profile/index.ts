import './locales/types';

export { profileRoutes as routes } from './profileRoutes';
