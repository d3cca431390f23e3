import { foldText } from '@stockroom/ui';
import { type EmojiEntry, namesOf, readEmoji } from './model/emojiData';

/** Names in languages other than English, each loaded on demand. */
const NAMES: Readonly<Partial<Record<string, () => Promise<{ default: string }>>>> = {
  tr: () => import('cldr-annotations-full/annotations/tr/annotations.json?raw'),
};

/**
 * Loads the emoji in a language from the app's own bundle, without requests to other hosts. In English where the language
 * has no names of its own.
 */
export async function loadEmoji(language: string): Promise<EmojiEntry[]> {
  const [{ default: english }, names] = await Promise.all([import('emojibase-data/en/data.json?raw'), NAMES[language]?.()]);
  return readEmoji(english, names ? namesOf(names.default, language) : null, foldText);
}
