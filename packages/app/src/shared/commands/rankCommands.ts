import { foldText } from '@stockroom/ui';
import type { Command } from './command';
import { isFuzzyMatch } from './isFuzzyMatch';

/**
 * Commands that match a query, best first: title begins with it, then a title word does, then the other words are found
 * outside the title, then the title contains it, then a keyword does; each group in its own order. Every word of the query must
 * be found, ignoring case, accents and the Turkish i's. Without any match: commands whose words differ by a typing error.
 */
export function rankCommands(commands: readonly Command[], query: string): readonly Command[] {
  const { named, others } = findCommands(commands, query);
  return [...named, ...others];
}

/**
 * The same result in two parts: commands whose title begins with the query or has words that do, which are certain matches,
 * and the others.
 */
export function findCommands(commands: readonly Command[], query: string): FoundCommands {
  const wanted = foldText(query);
  if (wanted === '') return { named: commands, others: [] };
  const words = wanted.split(' ');
  const found = commands
    .map((command) => ({ command, rank: rankOf(command, wanted, words) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank);
  if (found.length === 0) return { named: [], others: commands.filter((command) => isNear(command, words)) };
  const named = found.filter(({ rank }) => rank <= BY_WORDS);
  return { named: named.map(({ command }) => command), others: found.slice(named.length).map(({ command }) => command) };
}

interface FoundCommands {
  named: readonly Command[];
  others: readonly Command[];
}

function isNear({ title, keywords = [] }: Command, words: readonly string[]): boolean {
  const own = foldText([title, ...keywords].join(' ')).split(' ');
  return words.every((word) => own.some((other) => isFuzzyMatch(word, other)));
}

const BY_WORDS = 2;
const NOT_FOUND = 5;

function rankOf({ title, hint = '', keywords = [] }: Command, wanted: string, words: readonly string[]): number {
  const name = foldText(title);
  const spaced = ` ${name}`;
  if (name.startsWith(wanted)) return 0;
  const begins = (word: string) => spaced.includes(` ${word}`);
  if (words.every(begins)) return 1;
  const all = ` ${foldText([title, hint, ...keywords].join(' '))}`;
  const hasAllWords = words.every((word) => all.includes(` ${word}`));
  if (hasAllWords && words.some(begins)) return BY_WORDS;
  if (words.every((word) => name.includes(word))) return 3;
  return hasAllWords ? 4 : NOT_FOUND;
}
