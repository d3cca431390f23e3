export * from './security';
export * from './settings';
export { settingsEndpoints } from './settingsEndpoints';
export * from './team';
