import { importOrReload } from '../../../shared/routing/reloadOnce';
import type { GuidePlace } from '../../../shared/guide/model/guideIndex';

const FOLDER = '../../../../../../docs/guides';
/** Each file comes when it is read. */
const files = import.meta.glob<string>('../../../../../../docs/guides/*/**/*.md', { query: '?raw', import: 'default' });

/** The language that guides are read in: those of the project are written in two. */
export const guideLanguage = (language: string): string => (`${FOLDER}/${language}/README.md` in files ? language : 'en');

/** The list of guides as the project has it, in Markdown. */
export const loadIndex = (language: string): Promise<string> => load(`${FOLDER}/${guideLanguage(language)}/README.md`);

/** A guide in Markdown; `null` when there is none. */
export async function loadGuide(language: string, { category, guide }: GuidePlace): Promise<string | null> {
  const path = `${FOLDER}/${guideLanguage(language)}/${category}/${guide}.md`;
  return path in files ? load(path) : null;
}

async function load(path: string): Promise<string> {
  const file = files[path];
  if (!file) throw new Error(`There is no file ${path}.`);
  return importOrReload(path, file);
}
