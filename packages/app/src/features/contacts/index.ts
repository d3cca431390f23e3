export { contactsRoutes as routes } from './contactsRoutes';
