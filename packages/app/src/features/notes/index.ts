export { notesRoutes as routes } from './notesRoutes';
