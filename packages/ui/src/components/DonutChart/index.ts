export { DonutChart, type DonutChartProps, type RoundChartProps } from './DonutChart';
