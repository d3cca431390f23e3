import { AxisChart, type AxisChartOptions } from './AxisChart';

/** How an amount goes over time, from nought on: for how much, where a line is for how it changes. */
export function AreaChart(props: AxisChartOptions) {
  return <AxisChart {...props} lookOf={AS_AREA} />;
}

const AS_AREA = () => 'area' as const;
