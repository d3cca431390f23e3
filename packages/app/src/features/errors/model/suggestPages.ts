/** A page that an unknown address may have meant. */
export interface KnownPage {
  path: string;
  title: string;
}

/** Highest share of wrong letters. */
const TOLERANCE = 0.4;
const MAX_SUGGESTIONS = 3;

/**
 * Pages closest to an unknown address, the closest first: by its letters, in full or by its last part alone, since people
 * remember the name of a page rather than its folder.
 */
export function suggestPages<Page extends KnownPage>(unknown: string, pages: readonly Page[]): Page[] {
  const wanted = normalise(unknown);
  if (wanted === '') return [];
  return pages
    .map((page) => ({
      page,
      distance: Math.min(distanceOf(wanted, normalise(page.path)), distanceOf(lastOf(wanted), lastOf(page.path))),
    }))
    .filter(({ distance }) => distance <= TOLERANCE)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}

const normalise = (path: string) =>
  path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .slice(0, 200);
const lastOf = (path: string) => normalise(path).split('/').at(-1) ?? '';

/** Share of letters that differ between two texts, 0 to 1. */
function distanceOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : editDistance(one, other) / longest;
}

/** Number of letters to insert, remove or change to turn one text into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      now.push(Math.min((before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + same));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
