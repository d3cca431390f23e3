import { AxisChart, type AxisChartOptions } from './AxisChart';

/** How an amount changes over time, from zero: it shows the size of an amount, a line chart its change. */
export function AreaChart(props: AxisChartOptions) {
  return <AxisChart {...props} variantOf={AS_AREA} />;
}

const AS_AREA = () => 'area' as const;
