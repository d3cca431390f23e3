import { AxisChart, type AxisChartOptions } from './AxisChart';

/** How values go over time. Lines are told apart by their dashes too. */
export function LineChart(props: LineChartProps) {
  return <AxisChart {...props} lookOf={AS_LINE} />;
}

const AS_LINE = () => 'line' as const;

export interface LineChartProps extends AxisChartOptions {
  /** The axis begins at nought also where all values are far from it. @default false */
  fromZero?: boolean;
}
