import type { TimeSeries } from '@stockroom/contract';
import { Sparkline } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { useFigures } from '#features/dashboards/components/useFigures';
import { windowOf } from '#features/dashboards/model/timeSeries';
import type { CardRange, Period } from '#features/dashboards/model/periods';

/** A single number over the page's period, or over the period chosen in its menu. */
export function TimeSeriesCard({ title, series, period, own }: TimeSeriesCardProps) {
  const { t } = useTranslation('dashboards');
  const { whole } = useFigures();
  const range = own ?? period;
  const stretch = useMemo(() => windowOf(series, range, 'sum'), [series, range]);
  return (
    <ChangeStat
      label={t(`period.last.${range}`)}
      value={stretch.total === null ? t('chart.noValue') : whole(stretch.total)}
      change={stretch.change}
      compared={t(`period.before.${range}`)}
    >
      <Sparkline
        values={stretch.values}
        label={t('chart.courseOf', { name: title, when: t(`period.last.${range}`) })}
        height={48}
      />
    </ChangeStat>
  );
}

interface TimeSeriesCardProps {
  title: string;
  series: TimeSeries;
  period: Period;
  /** The card's own period; `null` for the page's. */
  own: CardRange | null;
}
