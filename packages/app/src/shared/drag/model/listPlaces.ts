/** How wide the edge is at which a list scrolls, and how far a frame at the very edge, in px. */
const EDGE = 48;
const SPEED = 14;

/** Between which rows a distance from the upper edge of the first one lies: 0 before the first, `count` after the last. */
export function boundaryAt(y: number, rowHeight: number, count: number): number {
  return Math.max(0, Math.min(count, Math.round(y / rowHeight)));
}

/** The place of a boundary among the rows that do not move. */
export function slotAt(ids: readonly string[], moving: ReadonlySet<string>, boundary: number): number {
  return ids.slice(0, boundary).filter((id) => !moving.has(id)).length;
}

/** The place among the others at which something stands already. */
export function homeOf(ids: readonly string[], moving: ReadonlySet<string>, id: string): number {
  return slotAt(ids, moving, ids.indexOf(id));
}

/** How far a list scrolls in a frame while the pointer is at a height. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE, (bottom - top) / 4);
  if (y < top + edge) return -SPEED * Math.min(1, (top + edge - y) / edge);
  if (y > bottom - edge) return SPEED * Math.min(1, (y - bottom + edge) / edge);
  return 0;
}
