/** Position and size of an item in a masonry, in px from its start. */
export interface ItemPosition {
  x: number;
  y: number;
  height: number;
}

export interface MasonryLayout {
  places: readonly ItemPosition[];
  /** Height of the highest column. */
  height: number;
}

export interface Columns {
  count: number;
  width: number;
  gap: number;
}

/** Returns as many columns as fit, each at least `least` wide; a single column where not even one fits. */
export function columnsIn(width: number, least: number, most: number, gap: number): Columns {
  const count = Math.max(1, Math.min(most, Math.floor((width + gap) / (least + gap))));
  return { count, width: Math.floor((width - gap * (count - 1)) / count), gap };
}

/**
 * Puts each item under the shortest column, the first of those that are equally short. So no item begins higher than the one
 * before it, nor further left at the same height: the order of the items is the reading order.
 */
export function layoutMasonry(heights: readonly number[], { count, width, gap }: Columns): MasonryLayout {
  const ends = Array.from({ length: count }, () => 0);
  const places = heights.map((height) => {
    let column = 0;
    for (let at = 1; at < count; at += 1) if ((ends[at] ?? 0) < (ends[column] ?? 0)) column = at;
    const y = ends[column] ?? 0;
    ends[column] = y + height + gap;
    return { x: column * (width + gap), y, height };
  });
  return { places, height: Math.max(0, ...ends) - (heights.length > 0 ? gap : 0) };
}
