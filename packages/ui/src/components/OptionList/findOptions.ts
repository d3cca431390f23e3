import { foldText } from './foldText';
import type { ListOption } from './types';

export interface SearchableOption extends ListOption {
  /** Additional words that find it, such as codes. */
  keywords?: string | readonly string[];
}

/** Ways a search term matches an option, the best first. */
const RANKS = ['label', 'keyword', 'beginning', 'word', 'within'] as const;

/**
 * Returns the options that match a search term: first those whose label or keyword equals it, then those that begin with it,
 * those with a word that begins with it, and the rest; each group in its own order. The term is taken literally. An empty term
 * finds all.
 */
export function findOptions<Option extends SearchableOption>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return RANKS.flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ option }) => option));
}

/** Whether an option or a word of it begins with the text. A match inside a word is only selected by explicit choice. */
export function matchesWordStart(option: SearchableOption, text: string): boolean {
  const rank = rankOf(option, foldText(text));
  return rank !== null && rank !== 'within';
}

function rankOf(option: SearchableOption, wanted: string): (typeof RANKS)[number] | null {
  const { label, keywords } = foldedOption(option);
  if (label === wanted) return 'label';
  if (keywords.includes(wanted)) return 'keyword';
  if (label.startsWith(wanted)) return 'beginning';
  if ([label, ...keywords].some((words) => ` ${words}`.includes(` ${wanted}`))) return 'word';
  return label.includes(wanted) ? 'within' : null;
}

const folded = new WeakMap<SearchableOption, { label: string; keywords: string[] }>();

function foldedOption(option: SearchableOption) {
  const known = folded.get(option);
  if (known) return known;
  const { label, keywords = [] } = option;
  const made = {
    label: foldText(label),
    keywords: (typeof keywords === 'string' ? keywords.split(/\s+/) : keywords).map(foldText),
  };
  folded.set(option, made);
  return made;
}
