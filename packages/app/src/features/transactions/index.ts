import './locales/types';

export { transactionsRoutes as routes } from './transactionsRoutes';
