import type { TextTree } from '../localeFiles';

/** Texts of a file, or the reason why it can't be used; `at` is the invalid key. */
export type ReadTexts = { texts: TextTree } | { problem: 'notJson' } | { problem: 'wrongShape'; at: string };

/** Parses the file of a language: texts by namespace and key, as in `i18n/en.json`. */
export function readTexts(file: string): ReadTexts {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return { problem: 'notJson' };
  }
  const at = faultOf(parsed) ?? Object.entries(parsed as TextTree).find(([, texts]) => typeof texts === 'string')?.[0];
  return at === undefined ? { texts: parsed as TextTree } : { problem: 'wrongShape', at };
}

/** Key of the first value that is neither a text nor a group of texts; empty for the root. */
function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  for (const [key, inner] of Object.entries(value)) {
    const fault = typeof inner === 'string' ? undefined : faultOf(inner);
    if (fault !== undefined) return fault === '' ? key : `${key}.${fault}`;
  }
  return undefined;
}

/**
 * Picks the texts that can replace the English ones. In a file of another version of the app, a key may be a text in one
 * and a group in the other; an empty text counts as missing.
 */
export function fitTexts(texts: TextTree, english: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | TextTree][] => {
      const englishText = Object.hasOwn(english, key) ? english[key] : undefined;
      if (typeof text === 'string') return text.trim() === '' || typeof englishText === 'object' ? [] : [[key, text]];
      return typeof englishText === 'object' ? [[key, fitTexts(text, englishText)]] : [];
    }),
  );
}
