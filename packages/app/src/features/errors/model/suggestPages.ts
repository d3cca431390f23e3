/** A page that an unknown address may have meant. */
export interface KnownPage {
  path: string;
  title: string;
}

/** How many letters of ten may be wrong. */
const TOLERANCE = 0.4;
const MOST = 3;

/**
 * The pages that an unknown address comes nearest to, the nearest first: by its letters, whole or by its last part alone, since
 * people remember the name of a page and not the folder that it lies in.
 */
export function suggestPages<Page extends KnownPage>(unknown: string, pages: readonly Page[]): Page[] {
  const wanted = simple(unknown);
  if (wanted === '') return [];
  return pages
    .map((page) => ({
      page,
      distance: Math.min(distanceOf(wanted, simple(page.path)), distanceOf(lastOf(wanted), lastOf(page.path))),
    }))
    .filter(({ distance }) => distance <= TOLERANCE)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ page }) => page);
}

const simple = (path: string) =>
  path
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
    .slice(0, 200);
const lastOf = (path: string) => simple(path).split('/').at(-1) ?? '';

/** Share of letters that must change to make one of the other, 0 to 1. */
function distanceOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : editDistance(one, other) / longest;
}

/** Letters that must be put in, taken out or changed to make one text of the other (Levenshtein). */
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
