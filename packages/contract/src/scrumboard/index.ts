export * from './board';
export * from './card';
export * from './positions';
export { scrumboardEndpoints } from './scrumboardEndpoints';
