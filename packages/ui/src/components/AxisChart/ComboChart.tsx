import { useCallback } from 'react';
import type { ShownSeries } from '../ChartFrame/types';
import { AxisChart, type AxisChartOptions } from './AxisChart';

/** Columns with lines over them on one axis: amounts and their outcome. */
export function ComboChart({ lines, ...props }: ComboChartProps) {
  const lookOf = useCallback(({ id }: ShownSeries) => (lines.includes(id) ? 'line' : 'column'), [lines]);
  return <AxisChart {...props} variantOf={lookOf} />;
}

export interface ComboChartProps extends AxisChartOptions {
  /** Ids of the series drawn as lines; the others are columns. Must be stable across renders. */
  lines: readonly string[];
}
