import './locales/types';

export { contactsRoutes as routes } from './contactsRoutes';
