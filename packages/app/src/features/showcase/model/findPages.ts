/** A page of the design system, by its words. */
export interface FindablePage<Name extends string> {
  page: Name;
  title: string;
  lead: string;
  /** The titles of what stands on it. */
  parts: readonly string[];
}

/** A page that was found, and what of it: without parts it is the page itself that holds the words. */
export interface FoundPage<Name extends string> extends FindablePage<Name> {
  found: readonly string[];
}

/**
 * Pages that hold every word that is looked for, in their own words or in the title of a part.
 * @param fold makes letters alike that people take for the same
 */
export function findPages<Name extends string>(
  pages: readonly FindablePage<Name>[],
  search: string,
  fold: (text: string) => string,
): FoundPage<Name>[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  return pages
    .map((page) => ({ ...page, found: page.parts.filter(holds) }))
    .filter(({ title, lead, found }) => found.length > 0 || holds(`${title} ${lead}`));
}
