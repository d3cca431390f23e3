export { mailboxRoutes as routes } from './mailboxRoutes';
