import './locales/types';

export { tasksRoutes as routes } from './tasksRoutes';
