export * from './invoice';
export { invoicesEndpoints } from './invoicesEndpoints';
