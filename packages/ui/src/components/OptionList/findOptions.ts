import { foldText } from './foldText';
import type { ListOption } from './types';

export interface SearchableOption extends ListOption {
  /** Further words it is found by, such as codes. */
  keywords?: string | readonly string[];
}

/**
 * The options that a typed text finds, those that begin with it first, then those with a word that does, then the rest; each
 * group in its own order. The text is taken literally. No text finds all.
 */
export function findOptions<Option extends SearchableOption>(options: readonly Option[], text: string): readonly Option[] {
  const wanted = foldText(text);
  if (wanted === '') return options;
  const ranks: Option[][] = [[], [], []];
  for (const option of options) ranks[rankOf(option, wanted)]?.push(option);
  return ranks.flat();
}

/** 0 to 2, or -1 when it isn't found. */
function rankOf(option: SearchableOption, wanted: string): number {
  const { label, keywords } = foldedOption(option);
  const at = label.indexOf(wanted);
  if (at === 0) return 0;
  if (keywords.some((keyword) => keyword.startsWith(wanted)) || ` ${label}`.includes(` ${wanted}`)) return 1;
  return at > 0 ? 2 : -1;
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
