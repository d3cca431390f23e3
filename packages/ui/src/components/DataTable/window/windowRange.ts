/** Geometry of the rows of a long list: all of one height, except for one open row with its details below it. */
export interface RowGeometry {
  count: number;
  /** px */
  rowHeight: number;
  /** Index of the row with open details, or -1. */
  expandedIndex: number;
  /** Height of the details in px. */
  expandedHeight: number;
}

export interface RowRange {
  first: number;
  /** Exclusive end of the range. */
  end: number;
}

/** Returns the distance in px of a row's upper edge from that of the first row. */
export const rowOffset = (index: number, { rowHeight, expandedIndex, expandedHeight }: RowGeometry) =>
  index * rowHeight + (expandedIndex >= 0 && index > expandedIndex ? expandedHeight : 0);

/** Returns the row at a distance in px from the upper edge of the first one; the details belong to their row. */
export function rowAt(offset: number, { rowHeight, expandedIndex, expandedHeight, count }: RowGeometry): number {
  const detailsTop = (expandedIndex + 1) * rowHeight;
  const before = expandedIndex < 0 || offset < detailsTop;
  const index = before ? offset / rowHeight : Math.max(expandedIndex, (offset - expandedHeight) / rowHeight);
  return Math.max(0, Math.min(count - 1, Math.floor(index)));
}

/** Returns the rows between two distances in px from the upper edge of the first one. */
export function windowRange(top: number, bottom: number, geometry: RowGeometry): RowRange {
  if (geometry.count === 0) return { first: 0, end: 0 };
  return {
    first: rowAt(top, geometry),
    end: rowAt(bottom, geometry) + 1,
  };
}

export type Segment = { kind: 'row'; index: number } | { kind: 'gap'; from: number; height: number };

/**
 * Lists the rows of the range, further rows to keep (the focused and the open one), and gaps with the height of the rows left
 * out.
 */
export function segments(range: RowRange, keep: readonly number[], geometry: RowGeometry): Segment[] {
  const indexes = new Set(keep.filter((index) => index >= 0 && index < geometry.count));
  for (let index = range.first; index < Math.min(range.end, geometry.count); index += 1) indexes.add(index);
  const parts: Segment[] = [];
  let next = 0;
  const skipTo = (index: number) => {
    const height = rowOffset(index, geometry) - rowOffset(next, geometry);
    if (index > next) parts.push({ kind: 'gap', from: next, height });
  };
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    skipTo(index);
    parts.push({ kind: 'row', index });
    next = index + 1;
  }
  skipTo(geometry.count);
  return parts;
}
