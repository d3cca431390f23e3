import type { HelpResult, HelpSearch } from '@stockroom/contract';
import { fold, type Language } from '../engine/fold';
import { isFuzzyMatch } from '../engine/text/fuzzyMatch';
import { rank } from '../search/rank';
import { plainOf } from './helpText';
import type { HelpContent } from './storedHelp';

/** Maximum number of results. */
const MAX_RESULTS = 20;
/** Number of words in an excerpt, and of those before the first match. */
const EXCERPT = { words: 26, before: 6 };

const GUIDES = '/apps/help-center/guides';

/** Returns all searchable entries of the help center. */
export function helpEntries({ guides, faqs }: HelpContent): HelpEntry[] {
  return [
    ...guides.map(({ id, slug, title, subtitle, content, category }) => ({
      id,
      kind: 'guide' as const,
      title,
      category: category.title,
      subtitle,
      text: `${subtitle} ${plainOf(content)}`,
      link: `${GUIDES}/${category.slug}/${slug}`,
    })),
    ...faqs.flatMap((category) =>
      category.faqs.map(({ id, question, answer }) => ({
        id,
        kind: 'faq' as const,
        title: question,
        category: category.title,
        subtitle: '',
        text: plainOf(answer),
        link: `/apps/help-center/faqs#${id}`,
      })),
    ),
  ];
}

/**
 * Finds questions and guides that contain all words, best match first.
 * @param alsoOf what is searched beside the title
 */
export function findHelp(
  content: HelpContent,
  text: string,
  language: Language,
  alsoOf: (entry: HelpEntry) => string = (entry) => `${entry.category} ${entry.text}`,
): HelpEntry[] {
  const folded = fold(text).trim().replaceAll(/\s+/g, ' ');
  if (folded === '') return [];
  const query = { text, folded, orNear: false, limit: MAX_RESULTS };
  return rank(helpEntries(content), query, language, (entry) => ({ title: entry.title, also: alsoOf(entry) }));
}

/** Returns the answer of a search: results and suggestions. */
export function searchHelp(content: HelpContent, text: string, language: Language): HelpSearch {
  const found = findHelp(content, text, language);
  return {
    results: found.slice(0, MAX_RESULTS).map(({ id, kind, title, category, link, text: whole }) => ({
      id,
      kind,
      title,
      category,
      link,
      excerpt: excerptOf(whole, text),
    })),
    suggestions: suggestionsOf(helpEntries(content), text, found.length > 0),
  };
}

/** Returns an excerpt around the first match; the beginning of the text if there is none. */
export function excerptOf(text: string, search: string): string {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  const words = text.split(' ');
  const at = words.findIndex((word) => wanted.some((each) => fold(word).includes(each)));
  const start = Math.max(0, at - EXCERPT.before);
  const end = start + EXCERPT.words;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 4;
/** Minimum letters of a word for suggestions. */
const MIN_LETTERS = 3;

/**
 * Returns suggestions for a search: with results, completions of its last word; without, words of a similar spelling. They are
 * words of titles, in lower case.
 */
function suggestionsOf(entries: readonly HelpEntry[], search: string, isFound: boolean): string[] {
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

/** A searchable question or guide. */
interface HelpEntry {
  id: string;
  kind: HelpResult['kind'];
  title: string;
  category: string;
  /** A guide's subtitle; empty for a question. */
  subtitle: string;
  text: string;
  link: string;
}
