import './locales/types';

export { notesRoutes as routes } from './notesRoutes';
