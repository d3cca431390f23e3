export * from './storeCard';
export { storeEndpoints } from './storeEndpoints';
export * from './storeHealth';
