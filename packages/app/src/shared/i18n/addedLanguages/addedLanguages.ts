import type { i18n as I18n } from 'i18next';
import { fetchStaticFile } from '#shared/api/fetchStaticFile';
import type { LanguageChoice } from '#shared/config/languages';
import { toasts } from '#shared/toast/toast';
import type { TextTree } from '../localeFiles';
import { fitTexts, readTexts, type ReadTexts } from './readTexts';

/** Texts of languages that the app does not include, as received. */
const fetched = new Map<string, TextTree>();

/**
 * Fetches all texts of a language that the app does not include, again if that failed before. Shows the reason of a
 * failure.
 * @param retry action of the message's button
 * @returns whether the texts are available
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
 * Texts of one namespace in a fetched language; empty if it has none.
 * @param english the texts that they replace
 */
export function addedTexts(language: string, namespace: string, english: TextTree): TextTree {
  const texts = fetched.get(language)?.[namespace];
  return typeof texts === 'object' ? fitTexts(texts, english) : {};
}
