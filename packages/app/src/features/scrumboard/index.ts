import './locales/types';

export { scrumboardRoutes } from './scrumboardRoutes';
