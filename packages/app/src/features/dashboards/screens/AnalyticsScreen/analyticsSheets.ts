import { AnalyticsParts } from '@stockroom/contract';
import * as v from 'valibot';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useStretchPoints } from '../../components/useStretchPoints';
import { stretchOf } from '../../model/courses';
import { CARDS, type AnalyticsState } from '../../model/dashboardAddress';
import { sheetOf, type Sheet } from '../../model/sheets';
import { AUDIENCES, isAudiencePart } from './audiences';

/** What the page shows, as tables: made when they are asked for. What can't be read is left out. */
export function useAnalyticsSheets(parts: Record<string, unknown> | undefined, state: AnalyticsState, back: number) {
  const { t } = useTranslation('dashboards');
  const pointsOf = useStretchPoints();
  const courseSheet = (part: 'visitors' | (typeof CARDS)[number]): Sheet | null => {
    const course = v.safeParse(AnalyticsParts[part], parts?.[part]);
    if (!course.success) return null;
    const range = part === 'visitors' ? state.period : (state[part] ?? state.period);
    const stretch = stretchOf(course.output, range, 'sum', part === 'visitors' ? back : 0);
    const name = t(`analytics.${part}`);
    return sheetOf(name, t(stretch.days === 0 ? 'chart.hour' : 'chart.day'), pointsOf(stretch), [
      { name, values: stretch.values },
      { name: t('chart.before', { name }), values: stretch.before },
    ]);
  };
  const shareSheet = (part: (typeof AUDIENCES)[number]): Sheet | null => {
    const shares = v.safeParse(AnalyticsParts[part], parts?.[part]);
    if (!shares.success) return null;
    const { labels, series } = shares.output;
    return {
      name: t(`analytics.audience.${part}`),
      head: [t('analytics.part'), '%'],
      rows: labels.map((label, place) => [isAudiencePart(label) ? t(`analytics.parts.${label}`) : label, series[place] ?? null]),
    };
  };
  return () =>
    [courseSheet('visitors'), ...CARDS.map(courseSheet), ...AUDIENCES.map(shareSheet)].filter((sheet) => sheet !== null);
}
