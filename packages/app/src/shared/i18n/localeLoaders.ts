type Load = () => Promise<Record<string, unknown>>;

// Each file is its own lazy module; vite.config.ts packs those of the first screen into one chunk per language.
const files = import.meta.glob<Record<string, unknown>>('../../**/locales/*.json', { import: 'default' });

/** Loads the file of a language and a namespace. The namespace is the name of the folder that holds `locales`. */
export const localeLoaders: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([path, load]) => [keyOfPath(path), load]),
);

/** `../../features/auth/locales/tr.json` → `tr/auth`; `../locales/tr.json` of the shared folder → `tr/common`. */
export function keyOfPath(path: string): string {
  const [, folder = '', language = ''] = /(?:([^/.]+)\/)?locales\/([^/]+)\.json$/.exec(path) ?? [];
  return `${language}/${folder === '' || folder === 'shared' ? 'common' : folder}`;
}
