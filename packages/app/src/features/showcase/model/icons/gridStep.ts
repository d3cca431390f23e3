/** A grid's shape, for keys. */
export interface GridShape {
  /** Cells in all. */
  count: number;
  columns: number;
  /** Whole rows in sight. */
  rows: number;
}

/** Where a key leads from a cell, as the cells are seen; `null` for a key that leads nowhere. */
export function gridStep(key: string, from: number, { count, columns, rows }: GridShape): number | null {
  const steps: Partial<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rows,
    PageUp: -columns * rows,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(from + step, count - 1));
}
