export * from './profile';
export { profileEndpoints } from './profileEndpoints';
