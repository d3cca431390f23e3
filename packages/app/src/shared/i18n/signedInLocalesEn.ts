import { type TextTree, toLocaleLoaders } from './localeFiles';

const files = import.meta.glob<TextTree>(
  ['../../**/locales/en.json', '!../../{app,shared}/locales/*.json', '!../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the English texts of signed-in pages. One list per language, as only its readers need it. */
export const signedInLocaleLoaders = toLocaleLoaders(files);
