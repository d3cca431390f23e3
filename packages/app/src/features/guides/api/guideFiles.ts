import { importOrReload } from '#shared/codeLoading/importOrReload';
import type { GuidePath } from '#shared/guide/model/guideIndex';

const FOLDER = '../../../../../../docs/guides';
/** Each file is loaded when it is read. */
const files = import.meta.glob<string>('../../../../../../docs/guides/*/**/*.md', { query: '?raw', import: 'default' });

/** The language of the guides: the project's are written in two languages. */
export const guideLanguage = (language: string): string => (`${FOLDER}/${language}/README.md` in files ? language : 'en');

/** Loads the project's list of guides, in Markdown. */
export const loadIndex = (language: string): Promise<string> => load(`${FOLDER}/${guideLanguage(language)}/README.md`);

/** Loads a guide in Markdown; `null` when there is none. */
export async function loadGuide(language: string, { category, guide }: GuidePath): Promise<string | null> {
  const path = `${FOLDER}/${guideLanguage(language)}/${category}/${guide}.md`;
  return path in files ? load(path) : null;
}

async function load(path: string): Promise<string> {
  const file = files[path];
  if (!file) throw new Error(`There is no file ${path}.`);
  return importOrReload(path, file);
}
