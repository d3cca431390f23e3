import { type TextTree, toLocaleLoaders } from './localeFiles';

const files = import.meta.glob<TextTree>(
  ['../../**/locales/tr.json', '!../../{app,shared}/locales/*.json', '!../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the Turkish texts of signed-in pages. */
export const signedInLocaleLoaders = toLocaleLoaders(files);
