import { POSITION_STEP, type Positioned } from '@stockroom/contract';

/**
 * Keeps positions distinct: where two items of a list share one, all are renumbered in their order.
 * @param moved ids of items that just moved and go before others at the same position
 * @returns the items whose position changed
 */
export function renumberPositions<T extends Positioned>(items: readonly T[], moved: ReadonlySet<string>): T[] {
  if (new Set(items.map(({ position }) => position)).size === items.length) return [];
  const ordered = items.toSorted(
    (a, b) => a.position - b.position || Number(moved.has(b.id)) - Number(moved.has(a.id)) || (a.id < b.id ? -1 : 1),
  );
  return ordered.flatMap((item, at) => {
    const position = (at + 1) * POSITION_STEP;
    return item.position === position ? [] : [{ ...item, position }];
  });
}

/** Returns the position after all others. */
export function lastPosition(items: readonly Positioned[]): number {
  return items.reduce((last, { position }) => Math.max(last, position), 0) + POSITION_STEP;
}
