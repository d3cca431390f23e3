/** The shape of a grid, for key navigation. */
export interface GridShape {
  /** Total number of cells. */
  count: number;
  columns: number;
  /** Number of whole rows in view. */
  rows: number;
}

/** The cell that a key leads to, in visual order; `null` for a key that leads nowhere. */
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
