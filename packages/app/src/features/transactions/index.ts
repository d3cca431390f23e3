export { transactionsRoutes as routes } from './transactionsRoutes';
