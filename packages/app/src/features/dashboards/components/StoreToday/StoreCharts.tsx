import type { StoreFigures } from '@stockroom/contract';
import { BarChart, type ChartPoint, type ChartSeries } from '@stockroom/ui';
import { useMemo } from 'react';
import { useTranslation } from '#shared/i18n/useTranslation';
import { saveChart } from '../saveChart';
import { useChartLabels } from '../useChartLabels';
import { useFigures, type Figures } from '../useFigures';

/** Units received and shipped, day by day. A day without a movement has zero of both. */
export function MovementsByDay({ figures }: { figures: StoreFigures }) {
  const { t } = useTranslation('dashboards');
  const format = useFigures();
  const labels = useChartLabels('course', t('chart.day'), format.whole);
  const { points, series } = useMemo(
    () => movementsOf(figures, format, [t('store.in'), t('store.outgoing')]),
    [figures, format, t],
  );
  return (
    <BarChart
      name={t('store.byDay')}
      hideName
      {...{ points, series, labels }}
      format={format.whole}
      formatTick={format.short}
      height={400}
      onPicture={saveChart('movements')}
    />
  );
}

/** Stock value of each category, highest first. */
export function ValueByCategory({ figures }: { figures: StoreFigures }) {
  const { t } = useTranslation('dashboards');
  const { wholeMoney, shortMoney } = useFigures();
  const labels = useChartLabels('parts', t('store.category'), wholeMoney);
  const shown = figures.byCategory.slice(0, 8);
  const points = shown.map(({ name }) => ({ name: name || t('store.noCategory') }));
  const series = [{ id: 'price', name: t('store.value'), values: shown.map(({ price }) => price) }];
  return (
    <BarChart
      name={t('store.byCategory')}
      hideName
      {...{ points, series, labels }}
      format={wholeMoney}
      formatTick={shortMoney}
      height={240}
      onPicture={saveChart('stock-by-category')}
    />
  );
}

/** Days of the figures, each with units received and shipped. */
export function movementsOf(
  { byDay, from, to }: StoreFigures,
  { day, longDay, noonOf }: Figures,
  [receivedLabel, shippedLabel]: readonly [string, string],
): { points: ChartPoint[]; series: ChartSeries[] } {
  const known = new Map(byDay.map((each) => [each.day, each]));
  const names: string[] = [];
  const date = new Date(noonOf(from));
  for (; date.getTime() <= noonOf(to); date.setDate(date.getDate() + 1)) {
    names.push([date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-'));
  }
  return {
    points: names.map((name) => ({ name: longDay(noonOf(name)), tick: day(noonOf(name)) })),
    series: [
      { id: 'in', name: receivedLabel, values: names.map((name) => known.get(name)?.in ?? 0) },
      { id: 'out', name: shippedLabel, values: names.map((name) => known.get(name)?.out ?? 0) },
    ],
  };
}
