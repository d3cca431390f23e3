/** A page of the design system, by its searchable text. */
export interface FindablePage<Name extends string> {
  page: Name;
  title: string;
  lead: string;
  /** The titles of the parts of the page. */
  parts: readonly string[];
}

/** A page that was found, with its matching parts: without parts the page itself matches. */
export interface FoundPage<Name extends string> extends FindablePage<Name> {
  found: readonly string[];
}

/**
 * Finds pages that contain every search word, in their own text or in the title of a part.
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
