import { AxisChart, type AxisChartOptions } from './AxisChart';
import type { Stacking } from './drawing/scale';

/** Amounts to compare, as columns: side by side, or stacked to a sum. As rows where a few names do not fit. */
export function BarChart({ stacking = 'beside', ...props }: BarChartProps) {
  return <AxisChart {...props} variantOf={AS_COLUMN} stacked={stacking === 'stacked'} />;
}

const AS_COLUMN = () => 'column' as const;

export interface BarChartProps extends AxisChartOptions {
  /** @default 'beside' */
  stacking?: Stacking;
}
