import type { ChartPoint } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { SeriesWindow } from '../model/timeSeries';
import { useFigures } from './useFigures';

/** Names the points of a series window: hours, days, or several days from a date. */
export function useWindowPoints(): (stretch: Pick<SeriesWindow, 'starts' | 'days'>) => ChartPoint[] {
  const { t } = useTranslation('dashboards');
  const { hour, day, longDay, date } = useFigures();
  return ({ starts, days }) =>
    starts.map((start) => {
      if (days === 0) return { name: hour(start) };
      const name = days === 1 ? longDay(start) : t('chart.daysFrom', { count: days, day: date(start) });
      return { name, tick: day(start) };
    });
}
