/** Texts by key; the value of a key may be a group of texts. */
export interface TextTree {
  [key: string]: string | TextTree;
}

export type LoadTexts = () => Promise<TextTree>;

/** Loaders of a glob's translation files, by language and namespace: `tr/auth`. */
export const toLocaleLoaders = (files: Record<string, LoadTexts>): ReadonlyMap<string, LoadTexts> =>
  new Map(Object.entries(files).map(([path, load]) => [keyOfPath(path), load]));

/** `../../features/auth/locales/tr.json` → `tr/auth`; `../locales/tr.json` of the shared folder → `tr/common`. */
export function keyOfPath(path: string): string {
  const [, folder = '', language = ''] = /(?:([^/.]+)\/)?locales\/([^/]+)\.json$/.exec(path) ?? [];
  return `${language}/${folder === '' || folder === 'shared' ? 'common' : folder}`;
}
