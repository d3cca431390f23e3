export * from './shortcut';
export { shortcutsEndpoints } from './shortcutsEndpoints';
