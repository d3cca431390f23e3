import { foldText } from './foldText';
import type { ListOption } from './types';

export interface SearchableOption extends ListOption {
  /** Further words it is found by, such as codes. */
  keywords?: string | readonly string[];
}

/** How a typed text finds an option, the best first. */
const RANKS = ['label', 'keyword', 'beginning', 'word', 'within'] as const;

/**
 * The options that a typed text finds: those that it says whole, by label or keyword, then those that begin with it, those with a word that
 * does, and the rest; each group in its own order. The text is taken literally. No text finds all.
 */
export function findOptions<Option extends SearchableOption>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }));
  return RANKS.flatMap((rank) => ranked.filter((each) => each.rank === rank).map(({ option }) => option));
}

/** Whether a text is how an option or a word of it begins. One that is found within a word is taken only by whoever chooses it. */
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
