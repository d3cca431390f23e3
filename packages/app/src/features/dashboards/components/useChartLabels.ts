import type { ChartFact, ChartLabels } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Kind of a chart's summary: a time series has a first and a last value, parts have a largest. */
export type ChartKind = 'course' | 'parts';

/**
 * All labels of a chart, stable over re-renders.
 * @param point kind of its points: days, categories
 */
export function useChartLabels(kind: ChartKind, point: string, format: (value: number) => string): ChartLabels {
  const { t } = useTranslation('dashboards');
  return useMemo(() => {
    const describeFact = ({ name, first, last, lowest, highest, trend }: ChartFact) => {
      if (lowest.value === highest.value) return t('chart.same', { name, value: format(last) });
      return kind === 'course'
        ? t(`chart.${trend}`, {
            name,
            first: format(first),
            last: format(last),
            lowest: format(lowest.value),
            lowestAt: lowest.point,
            highest: format(highest.value),
            highestAt: highest.point,
          })
        : t('chart.parts', {
            most: highest.point,
            mostValue: format(highest.value),
            least: lowest.point,
            leastValue: format(lowest.value),
          });
    };
    return {
      summary: (facts) => facts.map(describeFact).join(' '),
      showAsTable: t('chart.showAsTable'),
      savePicture: { button: t('chart.savePicture'), png: t('chart.asPng'), svg: t('chart.asSvg') },
      noValue: t('chart.noValue'),
      empty: t('chart.empty'),
      legend: t(kind === 'course' ? 'chart.series' : 'chart.partsLabel'),
      point,
      walk: t('chart.walk'),
    };
  }, [t, kind, point, format]);
}
