const ROW = '[data-feed-row]';

/**
 * Moves the focus to the same control of the row above, below, first or last.
 * @returns whether the list handles the key
 */
export function stepTo(key: string, list: HTMLElement): boolean {
  const row = document.activeElement?.closest<HTMLElement>(ROW);
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  const at = row ? rows.indexOf(row) : -1;
  if (!row || at === -1) return false;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  const target = to === undefined ? undefined : rows[to];
  if (!target) return false;
  // Counts from the row's end: a row without a link has one control less at its start.
  const fromEnd = controls(row).findLastIndex((control) => control === document.activeElement) - controls(row).length;
  (controls(target).at(fromEnd) ?? controls(target)[0])?.focus();
  return true;
}

const controls = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a[href], button')];
