export * from './storeDetails';
export { storeEndpoints } from './storeEndpoints';
export * from './storeHealth';
