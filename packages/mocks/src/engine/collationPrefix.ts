import { collatorOf, type Language } from './fold';

/** Characters whose place in the order is known by themselves; all others leave the decision to the collator. */
const KNOWN_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@[]^_`{|}~' +
  'abcdefghijklmnopqrstuvwxyzçğıöşüâîûéèñ' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÇĞİÖŞÜÂÎÛÉÈÑ';
const PREFIX_LENGTH = 7;
const BITS = 128;

/**
 * The start of a text as one number that orders as the language's collator does: two texts with different numbers need no
 * call of the collator, which is most of the cost of sorting many thousand names. `NaN` when the start holds a character
 * that may act together with its neighbours (an accent of its own, for one).
 */
export function collationPrefix(text: string, language: Language): number {
  const ranks = ranksOf(language);
  let prefix = 0;
  for (let index = 0; index < PREFIX_LENGTH; index += 1) {
    const rank = index < text.length ? ranks[text.charCodeAt(index)] : 0;
    if (rank === undefined || (rank === 0 && index < text.length)) return Number.NaN;
    prefix = prefix * BITS + rank;
  }
  // What follows may still change the last character: `c` and a cedilla of its own are another letter in Turkish.
  return text.length > PREFIX_LENGTH && !ranks[text.charCodeAt(PREFIX_LENGTH)] ? Number.NaN : prefix;
}

const tables = new Map<Language, Uint8Array>();

/** By character code, from 1; 0: not known. Equal for letters that differ by case or accent only. */
function ranksOf(language: Language): Uint8Array {
  let table = tables.get(language);
  if (table) return table;
  table = new Uint8Array(0x180);
  const order = collatorOf(language);
  const base = new Intl.Collator(language, { sensitivity: 'base' });
  let rank = 0;
  let previous: string | undefined;
  for (const character of [...KNOWN_CHARACTERS].toSorted((a, b) => base.compare(a, b) || order.compare(a, b))) {
    if (previous === undefined || base.compare(previous, character) !== 0) rank += 1;
    table[character.charCodeAt(0)] = rank;
    previous = character;
  }
  tables.set(language, table);
  return table;
}
