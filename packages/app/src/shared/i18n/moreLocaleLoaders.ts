import { type TextTree, toLocaleLoaders } from './localeFiles';

const files = import.meta.glob<TextTree>(
  ['../../**/locales/en.json', '!../../{app,shared}/locales/*.json', '!../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the English texts of signed-in pages. A language a list: nobody but its readers needs the other. */
export const moreLocaleLoaders = toLocaleLoaders(files);
