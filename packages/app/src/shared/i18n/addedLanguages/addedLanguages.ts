import type { i18n as I18n } from 'i18next';
import { fetchStaticFile } from '../../api/fetchStaticFile';
import { toasts } from '../../toast/toast';
import type { LanguageChoice } from '../languages';
import type { TextTree } from '../localeFiles';
import { fitTexts, readTexts, type ReadTexts } from './readTexts';

/** The texts of languages that the app does not bring, as they came. */
const fetched = new Map<string, TextTree>();

/**
 * Fetches all texts of a language that the app does not bring, anew when they failed to come before. Where they can't be had, says why.
 * @param retry what the message's button does
 * @returns whether they are there
 */
export async function fetchLanguage(i18n: I18n, { code, name }: LanguageChoice, retry: () => void): Promise<boolean> {
  if (fetched.has(code)) return true;
  const file = `i18n/${code}.json`;
  const read = await readLanguage(file);
  if ('texts' in read) {
    fetched.set(code, read.texts);
    return true;
  }
  await i18n.loadNamespaces('addedLanguages');
  toasts.show({
    id: 'language',
    tone: 'warning',
    duration: null,
    message: i18n.t(`failed.${read.problem}`, { ns: 'addedLanguages', name, file, at: ('at' in read && read.at) || file }),
    action: { label: i18n.t('retry'), onAction: retry },
  });
  return false;
}

async function readLanguage(file: string): Promise<ReadTexts | { problem: 'unreachable' | 'missing' }> {
  const answer = await fetchStaticFile(file);
  if (answer?.status === 200) return readTexts(answer.text);
  return { problem: answer?.status === 404 ? 'missing' : 'unreachable' };
}

/**
 * The texts of one namespace in a language that has been fetched; none where it has none.
 * @param english those that they stand in place of
 */
export function addedTexts(language: string, namespace: string, english: TextTree): TextTree {
  const texts = fetched.get(language)?.[namespace];
  return typeof texts === 'object' ? fitTexts(texts, english) : {};
}
