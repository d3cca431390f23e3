import './locales/types';

export { fileManagerRoutes as routes } from './fileManagerRoutes';
