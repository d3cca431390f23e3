export * from './search';
export { searchEndpoints } from './searchEndpoints';
