export { fileManagerRoutes as routes } from './fileManagerRoutes';
