export { AreaChart } from './AreaChart';
export type { AxisChartOptions } from './AxisChart';
export { BarChart, type BarChartProps } from './BarChart';
export { ComboChart, type ComboChartProps } from './ComboChart';
export { LineChart, type LineChartProps } from './LineChart';
