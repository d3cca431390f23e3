export { ChartFrame, type ChartFrameProps } from './ChartFrame';
export type { ChartFact, ChartPoint, ChartProps, ChartSeries, ChartLabels } from './types';
