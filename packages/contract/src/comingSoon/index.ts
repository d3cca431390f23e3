export * from './comingSoon';
export { comingSoonEndpoints } from './comingSoonEndpoints';
