/** Toggles one row, or with an anchor all rows from it to this one. */
export function toggleRows(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  anchor: string | null,
): ReadonlySet<string> {
  const next = new Set(selected);
  const add = !selected.has(key);
  const ends = [keys.indexOf(key), anchor === null ? -1 : keys.indexOf(anchor)];
  const range = ends.includes(-1) ? [key] : keys.slice(Math.min(...ends), Math.max(...ends) + 1);
  for (const each of range) {
    if (add) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Returns how much of a page is selected. */
export function pageSelection(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Selects a whole page, or deselects it when it is wholly selected; other pages are unchanged. */
export function togglePage(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  if (pageSelection(selected, keys) !== 'all') return new Set([...selected, ...keys]);
  const page = new Set(keys);
  return new Set([...selected].filter((key) => !page.has(key)));
}
