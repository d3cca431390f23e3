import type { Language } from './fold';

/**
 * Characters whose collation order (Unicode's CLDR) is independent of their neighbours; all others are left to the collator.
 */
const SIGNS = ' _-,;:!?.\'"()[]{}@*/&#%`^+<=>|~$0123456789';
/** Letters written together differ only by case or accent. */
const LETTERS: Record<Language, string> = {
  en: 'aAâÂ bB cCçÇ dD eEéÉèÈ fF gGğĞ hH iIîÎİ ı jJ kK lL mM nNñÑ oOöÖ pP qQ rR sSşŞ tT uUûÛüÜ vV wW xX yY zZ',
  tr: 'aAâÂ bB cC çÇ dD eEéÉèÈ fF gG ğĞ hH ıIÎ iİî jJ kK lL mM nNñÑ oO öÖ pP qQ rR sS şŞ tT uUûÛ üÜ vV wW xX yY zZ',
};
const PREFIX_LENGTH = 7;
const BITS = 128;
const ENDED = 0;
const UNKNOWN = -1;

/**
 * Compares two texts as the language's collator does (`collatorOf`), which is used only when the characters alone do not
 * decide: creating a collator takes longer than sorting a store's products.
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
 * Returns the start of a text as a number that sorts as the language's collator does: texts with different numbers need no
 * further comparison. `NaN` when the start holds a character that may combine with its neighbours (a separate accent, for
 * example).
 */
export function collationPrefix(text: string, language: Language): number {
  const ranks = ranksOf(language);
  let prefix = 0;
  for (let index = 0; index < PREFIX_LENGTH; index += 1) {
    const rank = rankAt(ranks, text, index);
    if (rank === UNKNOWN) return Number.NaN;
    prefix = prefix * BITS + rank;
  }
  // A following mark may still change the last character: `c` with a separate cedilla is another letter in Turkish.
  return rankAt(ranks, text, PREFIX_LENGTH) === UNKNOWN ? Number.NaN : prefix;
}

function rankAt(ranks: Uint8Array, text: string, index: number): number {
  return index < text.length ? ranks[text.charCodeAt(index)] || UNKNOWN : ENDED;
}

const tables = new Map<Language, Uint8Array>();

/** Returns ranks by character code, from 1; 0: unknown. */
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

/** Returns the collator for the order that readers of the language expect, ignoring case. */
export function collatorOf(language: Language): Intl.Collator {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { sensitivity: 'accent' });
    collators.set(language, collator);
  }
  return collator;
}
