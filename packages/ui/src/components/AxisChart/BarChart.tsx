import { AxisChart, type AxisChartOptions } from './AxisChart';
import type { Stacking } from './drawing/scale';

/** Amounts to be compared, as columns: beside each other, or stacked to a sum. Where a few have no room for their names, as rows. */
export function BarChart({ stacking = 'beside', ...props }: BarChartProps) {
  return <AxisChart {...props} lookOf={AS_COLUMN} stacked={stacking === 'stacked'} />;
}

const AS_COLUMN = () => 'column' as const;

export interface BarChartProps extends AxisChartOptions {
  /** @default 'beside' */
  stacking?: Stacking;
}
