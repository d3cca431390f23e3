export * from './auth';
export { authEndpoints } from './authEndpoints';
