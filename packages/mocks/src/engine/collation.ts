import type { Language } from './fold';

/** Characters whose place in the order is known by themselves, as Unicode's CLDR has them; all others are left to the collator. */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/&#%`^+<=>|~$0123456789';
/** Letters that stand together differ by case or accent only. */
const LETTERS: Record<Language, string> = {
  en: 'aAâÂ bB cCçÇ dD eEéÉèÈ fF gGğĞ hH iIîÎİ ı jJ kK lL mM nNñÑ oOöÖ pP qQ rR sSşŞ tT uUûÛüÜ vV wW xX yY zZ',
  tr: 'aAâÂ bB cC çÇ dD eEéÉèÈ fF gG ğĞ hH ıIÎ iİî jJ kK lL mM nNñÑ oO öÖ pP qQ rR sS şŞ tT uUûÛ üÜ vV wW xX yY zZ',
};
const PREFIX_LENGTH = 7;
const BITS = 128;
const ENDED = 0;
const UNKNOWN = -1;

/**
 * Orders two texts as the language's collator does (`collatorOf`), and asks it only where their characters do not decide by themselves:
 * making a collator takes longer than sorting a store's products.
 */
export function compareTexts(a: string, b: string, language: Language): number {
  const ranks = ranksOf(language);
  for (let index = 0; ; index += 1) {
    const [left, right] = [rankAt(ranks, a, index), rankAt(ranks, b, index)];
    if (left === UNKNOWN || right === UNKNOWN) break;
    if (left !== right) {
      if (rankAt(ranks, a, index + 1) === UNKNOWN || rankAt(ranks, b, index + 1) === UNKNOWN) break;
      return left - right;
    }
    if (left === ENDED) {
      if (a === b) return 0;
      break;
    }
  }
  return collatorOf(language).compare(a, b);
}

/**
 * The start of a text as one number that orders as the language's collator does: two texts with different numbers need not be
 * compared any further. `NaN` when the start holds a character that may act together with its neighbours (an accent of its own, for one).
 */
export function collationPrefix(text: string, language: Language): number {
  const ranks = ranksOf(language);
  let prefix = 0;
  for (let index = 0; index < PREFIX_LENGTH; index += 1) {
    const rank = rankAt(ranks, text, index);
    if (rank === UNKNOWN) return Number.NaN;
    prefix = prefix * BITS + rank;
  }
  // A following mark may still change the last character: `c` and a cedilla of its own are another letter in Turkish.
  return rankAt(ranks, text, PREFIX_LENGTH) === UNKNOWN ? Number.NaN : prefix;
}

function rankAt(ranks: Uint8Array, text: string, index: number): number {
  return index < text.length ? ranks[text.charCodeAt(index)] || UNKNOWN : ENDED;
}

const tables = new Map<Language, Uint8Array>();

/** By character code, from 1; 0: not known. */
function ranksOf(language: Language): Uint8Array {
  let table = tables.get(language);
  if (table) return table;
  table = new Uint8Array(0x180);
  for (const [at, group] of [...SIGNS, ...LETTERS[language].split(' ')].entries()) {
    for (const character of group) table[character.charCodeAt(0)] = at + 1;
  }
  tables.set(language, table);
  return table;
}

const collators = new Map<Language, Intl.Collator>();

/** Orders texts as readers of the language expect, without looking at case. */
export function collatorOf(language: Language): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { sensitivity: 'accent' });
    collators.set(language, collator);
  }
  return collator;
}
