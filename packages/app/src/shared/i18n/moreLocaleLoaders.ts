import { toLocaleLoaders } from './localeFiles';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../**/locales/*.json', '!../../{app,shared}/locales/*.json', '!../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the texts of signed-in pages. */
export const moreLocaleLoaders = toLocaleLoaders(files);
