import type { TextTree } from '../localeFiles';

/** The texts of a file, or why it can't be used; `at` is the key that is not as it must be. */
export type ReadTexts = { texts: TextTree } | { problem: 'notJson' } | { problem: 'wrongShape'; at: string };

/** Reads the file of a language: texts by namespace and key, as in `i18n/en.json`. */
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

/** Key of the first value that is neither a text nor holds texts; empty for the whole. */
function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  for (const [key, inner] of Object.entries(value)) {
    const fault = typeof inner === 'string' ? undefined : faultOf(inner);
    if (fault !== undefined) return fault === '' ? key : `${key}.${fault}`;
  }
  return undefined;
}

/**
 * The texts that can replace the English ones. In a file of another version of the app, a key may be a text in one and a group
 * in
 * the other; and a text that nobody has written yet is none.
 */
export function fitTexts(texts: TextTree, english: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, string | TextTree][] => {
      const meant = Object.hasOwn(english, key) ? english[key] : undefined;
      if (typeof text === 'string') return text.trim() === '' || typeof meant === 'object' ? [] : [[key, text]];
      return typeof meant === 'object' ? [[key, fitTexts(text, meant)]] : [];
    }),
  );
}
