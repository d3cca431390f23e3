import { compareTexts } from '../engine/collation';
import type { SearchQuery } from '../engine/domain';
import { fold, type Language } from '../engine/fold';
import { isFuzzyMatch } from '../engine/text/fuzzyMatch';

/** A record's searched texts. */
interface Searched {
  title: string;
  /** Further search terms; records found by them come after all whose title matches. */
  also: string;
}

/**
 * Ranks the records that match: those whose title begins with the query, those with a title word that does, then the others.
 * With `orNear` it finds those whose title words differ from the query by a typing error.
 */
export function rank<T>(records: readonly T[], query: SearchQuery, language: Language, textOf: (record: T) => Searched): T[] {
  const words = query.folded.split(' ');
  return records
    .map((record) => {
      const { title, also } = textOf(record);
      return { record, title, place: rankOf({ title: fold(title), also: fold(also) }, query, words) };
    })
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || compareTexts(a.title, b.title, language))
    .map(({ record }) => record);
}

function rankOf({ title, also }: Searched, { folded: needle, orNear }: SearchQuery, words: readonly string[]): number | null {
  if (orNear) {
    const own = title.split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((other) => isFuzzyMatch(word, other))) ? 4 : null;
  }
  if (title.startsWith(needle)) return 0;
  if (title.includes(` ${needle}`)) return 1;
  if (title.includes(needle)) return 2;
  const all = `${title} ${also}`;
  return words.every((word) => all.includes(word)) ? 3 : null;
}
