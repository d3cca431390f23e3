import { fold } from '../engine/fold';
import { isFuzzyMatch } from '../engine/text/fuzzyMatch';
import type { HelpEntry } from './helpEntry';

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Minimum letters of a word for suggestions. */
const MIN_LETTERS = 3;

/**
 * Returns suggestions for a search: with results, completions of its last word; without, words of a similar spelling. They are
 * words of titles, in lower case.
 */
export function suggestionsOf(entries: readonly HelpEntry[], search: string, isFound: boolean): string[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (last === undefined || last.length < MIN_LETTERS || words.length > 8) return [];
  const known = vocabularyOf(entries);
  if (isFound) {
    const completed = [...known].filter(([word]) => word.startsWith(last) && word !== last);
    return completed.map(([, shown]) => shown).slice(0, MAX_SUGGESTIONS);
  }
  const near = words.flatMap((word) => (known.has(word) ? [] : nearest(word, known)));
  return [...new Set(near)].slice(0, MAX_SUGGESTIONS);
}

/** Maps the folded words of titles to their spelling. */
function vocabularyOf(entries: readonly HelpEntry[]): ReadonlyMap<string, string> {
  const words = entries.flatMap(({ title, category }) => `${title} ${category}`.split(/[^\p{L}\p{N}-]+/u));
  return new Map(words.filter((word) => word.length > MIN_LETTERS).map((word) => [fold(word), word.toLowerCase()]));
}

const nearest = (word: string, known: ReadonlyMap<string, string>): string[] =>
  [...known].flatMap(([each, shown]) => (isFuzzyMatch(word, each) ? [shown] : []));
