import { AxisChart, type AxisChartOptions } from './AxisChart';

/** How values change over time. Lines also differ by their dashes. */
export function LineChart(props: LineChartProps) {
  return <AxisChart {...props} variantOf={AS_LINE} />;
}

const AS_LINE = () => 'line' as const;

export interface LineChartProps extends AxisChartOptions {
  /** Whether the axis begins at zero even where all values are far from it. @default false */
  fromZero?: boolean;
}
