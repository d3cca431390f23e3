import { splitGraphemes } from '../Field/graphemes';
import { foldLetters } from '../OptionList/foldText';

/** The group of names that begin with no letter of the alphabet: digits, signs, other scripts. */
export const OTHER = '#';

/**
 * Returns the letter under which a name stands in a list: "Ç" and "İ" are letters of their own in Turkish, "É" stands under "E"
 * in both languages.
 * @param locale BCP 47; its collation decides which letters are letters of their own
 */
export function letterOf(name: string, locale: string): string {
  const [first = ''] = splitGraphemes(name.trimStart().slice(0, 32));
  const bare = first.normalize('NFD').replace(/\p{M}/gu, '');
  const plain = /^[a-zı]$/i.test(bare) ? bare : foldLetters(bare);
  if (!/^[a-zı]/i.test(plain)) return OTHER;
  const isOfItsOwn = collatorOf(locale).compare(first, plain) !== 0;
  return isOfItsOwn ? first.toLocaleUpperCase(locale).normalize('NFC') : plain.charAt(0).toLocaleUpperCase(locale);
}

/** Lists the letters of a language in its order, with those of `present` among them; "#" comes last. */
export function alphabetOf(locale: string, present: readonly string[]): string[] {
  const known = new Set([...ALPHABET, ...ACCENTED].filter((letter) => letterOf(letter, locale) === letter));
  if (new Intl.Locale(locale).language === 'tr') for (const letter of 'QWX') known.delete(letter);
  for (const letter of present) if (letter !== OTHER) known.add(letter);
  const { compare } = collatorOf(locale);
  return [...[...known].toSorted(compare), OTHER];
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters of their own in some languages with Latin script. */
const ACCENTED = 'ÄÅÆÇĞİÑÖØŞÜ';

const collators = new Map<string, Intl.Collator>();

function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { sensitivity: 'base' });
  collators.set(locale, known);
  return known;
}
