import './locales/types';

export { queuesRoutes as routes } from './queuesRoutes';
