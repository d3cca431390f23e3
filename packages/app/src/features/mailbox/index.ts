import './locales/types';

export { mailboxRoutes as routes } from './mailboxRoutes';
