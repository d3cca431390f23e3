import './locales/types';

export { scrumboardRoutes as routes } from './scrumboardRoutes';
