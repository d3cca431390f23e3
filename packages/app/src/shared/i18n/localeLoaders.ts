import { toLocaleLoaders } from './localeFiles';

// Each file is its own lazy module; vite.config.ts packs those of the first screen into one chunk per language.
const files = import.meta.glob<Record<string, unknown>>(
  ['../../{app,shared}/locales/*.json', '../../features/{auth,errors,home}/locales/*.json'],
  { import: 'default' },
);

/** Loaders of the texts that pages before signing in may need. The list of all others arrives with the first of them. */
export const localeLoaders = toLocaleLoaders(files);

/**
 * Loads the file of a language and a namespace. The namespace is the name of the folder that holds `locales`.
 * @throws when there is no such file, or it does not arrive
 */
export async function loadTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const key = `${language}/${namespace}`;
  const load = localeLoaders.get(key) ?? (await import('./moreLocaleLoaders')).moreLocaleLoaders.get(key);
  if (!load) throw new Error(`No translation file for ${key}.`);
  return load();
}
