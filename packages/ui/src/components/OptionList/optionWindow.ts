const overscan = 6;

/**
 * Lists the rows of a long list to render, in order: the visible ones, a few around them, and always the active one, because
 * the field names it to screen readers.
 * @param first The topmost visible row.
 */
export function rowsToRender(first: number, inSight: number, count: number, active: number): number[] {
  const from = Math.max(0, Math.min(first, count - 1) - overscan);
  const to = Math.min(count, Math.max(0, first) + inSight + overscan);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, offset) => from + offset);
  if (active < 0 || active >= count || rows.includes(active)) return rows;
  return active < from ? [active, ...rows] : [...rows, active];
}

/** Returns the scroll position, moved as little as needed, that shows a row whole. All in px. */
export function scrollToShow(index: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
