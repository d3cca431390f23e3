export { ChartFrame, type ChartFrameProps } from './ChartFrame';
export type { ChartFact, ChartPoint, ChartProps, ChartSeries, ChartWords } from './types';
