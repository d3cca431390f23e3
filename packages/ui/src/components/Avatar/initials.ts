import { splitGraphemes } from '../Field/graphemes';

/** Returns the first letters of the first and the last word, in capitals of the language: "ilker ırmak" is "İI" in Turkish. */
export function initials(name: string, locale?: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => splitGraphemes(word ?? '')[0]?.toLocaleUpperCase(locale) ?? '').join('');
}
