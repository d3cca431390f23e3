export * from './navigation';
export { navigationEndpoints } from './navigationEndpoints';
