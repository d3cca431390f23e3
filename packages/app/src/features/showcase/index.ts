export { showcaseRoutes as routes } from './showcaseRoutes';
