import { useCallback } from 'react';
import type { ShownSeries } from '../ChartFrame/types';
import { AxisChart, type AxisChartOptions } from './AxisChart';

/** Columns with lines over them, on one axis: what came, and what became of it. */
export function ComboChart({ lines, ...props }: ComboChartProps) {
  const lookOf = useCallback(({ id }: ShownSeries) => (lines.includes(id) ? 'line' : 'column'), [lines]);
  return <AxisChart {...props} lookOf={lookOf} />;
}

export interface ComboChartProps extends AxisChartOptions {
  /** Ids of the series that are lines; the others are columns. Must stay the same over renders. */
  lines: readonly string[];
}
