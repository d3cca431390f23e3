/** Positions of the rows of a long list, in px from the upper edge of the first row. */
export interface Geometry {
  count: number;
  /** Returns the upper edge of a row; the whole height for `count`. */
  offsetOf: (index: number) => number;
  /** Returns the row at a distance; the first or the last row beyond the ends. */
  indexAt: (offset: number) => number;
}

export interface Range {
  first: number;
  /** Exclusive. */
  end: number;
}

export type Segment = { kind: 'row'; index: number } | { kind: 'gap'; from: number; height: number };

/** Returns the geometry of rows of one height. Costs the same for 100 rows and for 100,000. */
export function fixedHeights(count: number, height: number): Geometry {
  return {
    count,
    offsetOf: (index) => index * height,
    indexAt: (offset) => clamp(Math.floor(offset / (height || 1)), count),
  };
}

/** Returns the geometry of rows of individual heights. */
export function variousHeights(heights: readonly number[]): Geometry {
  const offsets = new Float64Array(heights.length + 1);
  for (const [index, height] of heights.entries()) offsets[index + 1] = (offsets[index] ?? 0) + height;
  return {
    count: heights.length,
    offsetOf: (index) => offsets[Math.min(index, heights.length)] ?? 0,
    indexAt(offset) {
      let [low, high] = [0, heights.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((offsets[middle + 1] ?? 0) > offset) high = middle;
        else low = middle + 1;
      }
      return clamp(low, heights.length);
    },
  };
}

const clamp = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));

/** Returns the rows between two distances. */
export function windowOf({ count, indexAt }: Geometry, top: number, bottom: number): Range {
  return count === 0 ? { first: 0, end: 0 } : { first: indexAt(top), end: indexAt(bottom) + 1 };
}

/**
 * Returns the rows of the range, additional rows to keep, such as the focused one, and gaps of the right height for omitted
 * rows.
 */
export function segments({ first, end }: Range, keep: readonly number[], { count, offsetOf }: Geometry): Segment[] {
  const indexes = new Set(keep.filter((index) => index >= 0 && index < count));
  for (let index = first; index < Math.min(end, count); index += 1) indexes.add(index);
  const parts: Segment[] = [];
  let next = 0;
  const skipTo = (index: number) => {
    if (index > next) parts.push({ kind: 'gap', from: next, height: offsetOf(index) - offsetOf(next) });
  };
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    skipTo(index);
    parts.push({ kind: 'row', index });
    next = index + 1;
  }
  skipTo(count);
  return parts;
}

/**
 * The position that a row is scrolled to: at the nearest edge, at the top, or in the middle where the row is fully out of view.
 */
export type ScrollTarget = 'nearest' | 'top' | 'middle';

/** Returns the scroll position that shows a row whole. */
export function scrollToShow(
  index: number,
  scrollTop: number,
  viewHeight: number,
  { offsetOf }: Geometry,
  place: ScrollTarget = 'nearest',
): number {
  const [top, bottom] = [offsetOf(index), offsetOf(index + 1)];
  if (place === 'top') return top;
  if (top >= scrollTop && bottom <= scrollTop + viewHeight) return scrollTop;
  const isOutOfSight = bottom <= scrollTop || top >= scrollTop + viewHeight;
  if (place === 'middle' && isOutOfSight) return Math.max(0, (top + bottom - viewHeight) / 2);
  return top < scrollTop ? top : Math.max(scrollTop, bottom - viewHeight);
}
