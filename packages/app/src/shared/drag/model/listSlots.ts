/** Width of the edge at which a list scrolls, and the distance per frame at its very end, in px. */
const EDGE = 48;
const SPEED = 14;

/** Index of the boundary between rows at a distance from the top of the first: 0 before the first, `count` after the last. */
export function boundaryAt(y: number, rowHeight: number, count: number): number {
  return Math.max(0, Math.min(count, Math.round(y / rowHeight)));
}

/** Slot of a boundary among the rows that do not move. */
export function slotAt(ids: readonly string[], moving: ReadonlySet<string>, boundary: number): number {
  return ids.slice(0, boundary).filter((id) => !moving.has(id)).length;
}

/** Slot of a row's current position among the rows that do not move. */
export function currentSlotOf(ids: readonly string[], moving: ReadonlySet<string>, id: string): number {
  return slotAt(ids, moving, ids.indexOf(id));
}

/** Distance that a list scrolls per frame while the pointer is at height `y`. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE, (bottom - top) / 4);
  if (y < top + edge) return -SPEED * Math.min(1, (top + edge - y) / edge);
  if (y > bottom - edge) return SPEED * Math.min(1, (y - bottom + edge) / edge);
  return 0;
}
