import './locales/types';

export { showcaseRoutes as routes } from './showcaseRoutes';
