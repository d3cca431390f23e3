export * from './birthday';
export * from './contact';
export * from './contactCountry';
export { contactsEndpoints } from './contactsEndpoints';
export * from './contactTag';
