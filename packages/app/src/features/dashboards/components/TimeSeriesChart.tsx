import type { TimeSeries } from '@stockroom/contract';
import { AreaChart, LineChart } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { CardRange, Period } from '../model/periods';
import { windowOf, type Counting } from '../model/timeSeries';
import { saveChart } from './saveChart';
import { useChartLabels } from './useChartLabels';
import { useFigures } from './useFigures';
import { useWindowPoints } from './useWindowPoints';

/** Time series over the page's period or the card's own; when compared, each next to the previous period. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { name, fileName, timeSeries, period, back = 0, isCompared, counting = 'sum', variant = 'area', height = 260 } = props;
  const { t } = useTranslation('dashboards');
  const figures = useFigures();
  const format = props.format ?? figures.whole;
  const pointsOf = useWindowPoints();
  const labels = useChartLabels('course', t(period === 'day' ? 'chart.hour' : 'chart.day'), format);
  const stretches = useMemo(
    () => timeSeries.map((each) => ({ ...each, stretch: windowOf(each.series, period, counting, back) })),
    [timeSeries, period, counting, back],
  );
  const [first] = stretches;
  const points = first ? pointsOf(first.stretch) : [];
  const series = stretches.flatMap(({ id, name: each, stretch }) => [
    { id, name: each, values: stretch.values },
    ...(isCompared ? [{ id: `${id}-before`, name: t('chart.before', { name: each }), values: stretch.before }] : []),
  ]);
  const chart = {
    name,
    hideName: true,
    points,
    series,
    labels,
    format,
    formatTick: props.formatTick ?? figures.short,
    height,
    onPicture: saveChart(fileName),
  };
  return variant === 'area' ? <AreaChart {...chart} /> : <LineChart {...chart} />;
}

export interface NamedTimeSeries {
  id: string;
  name: string;
  series: TimeSeries;
}

interface TimeSeriesChartProps {
  name: string;
  /** File name of the saved picture. */
  fileName: string;
  timeSeries: readonly NamedTimeSeries[];
  period: Period | CardRange;
  /** Days by which the whole chart lies further back. @default 0 */
  back?: number;
  isCompared: boolean;
  /** @default 'sum' */
  counting?: Counting;
  /** @default 'area' */
  variant?: 'area' | 'line';
  /** @default whole numbers */
  format?: (value: number) => string;
  formatTick?: (value: number) => string;
  height?: number;
}
