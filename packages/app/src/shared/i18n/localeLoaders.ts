import { importOrReload } from '../codeLoading/importOrReload';
import { isBuiltIn } from '../config/languages';
import { type TextTree, toLocaleLoaders } from './localeFiles';

// Each file is its own lazy module; vite.config.ts packs those of the first screen into one chunk per language.
const files = import.meta.glob<TextTree>(
  ['../../{app,shared}/locales/*.json', '../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the texts that pages before sign-in may need. Those of all other pages load with the first of them. */
export const localeLoaders = toLocaleLoaders(files);

const moreOf = (language: string) => (language === 'tr' ? import('./signedInLocalesTr') : import('./signedInLocalesEn'));

/** Loads the code for languages that the app does not include. */
export const importAdded = () => importOrReload('language', () => import('./addedLanguages/addedLanguages'));

/**
 * Loads the file of a language and a namespace. The namespace is the name of the folder that contains `locales`. A language
 * that the app does not include must have been fetched before.
 * @throws when there is no such file, or it fails to load
 */
export async function loadTexts(language: string, namespace: string): Promise<TextTree> {
  if (!isBuiltIn(language)) return (await importAdded()).addedTexts(language, namespace, await loadTexts('en', namespace));
  const key = `${language}/${namespace}`;
  const load = localeLoaders.get(key) ?? (await importOrReload('texts', () => moreOf(language))).signedInLocaleLoaders.get(key);
  if (!load) throw new Error(`No translation file for ${key}.`);
  return importOrReload(key, load);
}
