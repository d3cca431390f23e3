/** The distance of a new list or card from the last one. */
export const POSITION_STEP = 65_536;

/** An item with a position. */
export interface Positioned {
  id: string;
  /** A whole number over 0, unique within a list. */
  position: number;
}

/**
 * Returns the midpoint between two neighbours; `null` stands for a missing neighbour.
 * @returns `null` when no whole number lies between them: then everything is to be renumbered
 */
export function positionBetween(before: number | null, after: number | null): number | null {
  const position = after === null ? (before ?? 0) + POSITION_STEP : Math.floor(((before ?? 0) + after) / 2);
  const fits = position > (before ?? 0) && (after === null || position < after);
  return fits && Number.isSafeInteger(position) ? position : null;
}

/** Returns the items sorted by position; equal positions are ordered by id, so that all tabs show the same order. */
export function sortByPosition<T extends Positioned>(items: Iterable<T>): T[] {
  return [...items].toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/**
 * Returns the positions that change when an item is inserted among others.
 * @param others all items there but the item itself, in any order
 * @param index place that the item takes, from 0; beyond the end it comes last
 * @returns the item's new position, and with it those of all others if they had to be renumbered
 */
export function insertAtIndex(others: readonly Positioned[], id: string, index: number): Positioned[] {
  const ordered = sortByPosition(others);
  const place = Math.max(0, Math.min(index, ordered.length));
  const position = positionBetween(ordered[place - 1]?.position ?? null, ordered[place]?.position ?? null);
  if (position !== null) return [{ id, position }];
  return ordered
    .toSpliced(place, 0, { id, position: 0 })
    .map((item, at) => ({ id: item.id, position: (at + 1) * POSITION_STEP }));
}
