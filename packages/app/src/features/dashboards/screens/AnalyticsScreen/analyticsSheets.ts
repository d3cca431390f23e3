import { AnalyticsParts } from '@stockroom/contract';
import * as v from 'valibot';
import type { SheetTools } from '#features/dashboards/components/DashboardPage/sheetTools';
import { CARDS, type AnalyticsState } from '#features/dashboards/model/dashboardAddress';
import { sheetOf, type Sheet } from '#features/dashboards/model/sheets';
import { windowOf } from '#features/dashboards/model/timeSeries';
import { AUDIENCES, isAudiencePart } from './audiences';

/** The page's data as tables. Unreadable parts are left out. */
export function analyticsSheets(
  parts: Record<string, unknown> | undefined,
  state: AnalyticsState,
  back: number,
  { t, pointsOf }: SheetTools,
): Sheet[] {
  const courseSheet = (part: 'visitors' | (typeof CARDS)[number]): Sheet | null => {
    const course = v.safeParse(AnalyticsParts[part], parts?.[part]);
    if (!course.success) return null;
    const range = part === 'visitors' ? state.period : (state[part] ?? state.period);
    const stretch = windowOf(course.output, range, 'sum', part === 'visitors' ? back : 0);
    const name = t(`analytics.${part}`);
    const sheet = sheetOf(name, t(stretch.days === 0 ? 'chart.hour' : 'chart.day'), pointsOf(stretch), [
      { name, values: stretch.values },
      { name: t('dashboards:chart.before', { name }), values: stretch.before },
    ]);
    return { ...sheet, widget: part };
  };
  const versusSheet = (): Sheet | null => {
    const versus = v.safeParse(AnalyticsParts.visitorsVsPageViews, parts?.['visitorsVsPageViews']);
    if (!versus.success) return null;
    const views = windowOf(versus.output.pageViews, state.period, 'sum');
    const sheet = sheetOf(
      t('dashboards:analytics.versus.title'),
      t(views.days === 0 ? 'chart.hour' : 'chart.day'),
      pointsOf(views),
      [
        { name: t('dashboards:analytics.versus.pageViews'), values: views.values },
        { name: t('dashboards:analytics.visitors'), values: windowOf(versus.output.visitors, state.period, 'sum').values },
      ],
    );
    return { ...sheet, widget: 'versus' };
  };
  const shareSheet = (part: (typeof AUDIENCES)[number]): Sheet | null => {
    const shares = v.safeParse(AnalyticsParts[part], parts?.[part]);
    if (!shares.success) return null;
    const { labels, series } = shares.output;
    return {
      name: t(`analytics.audience.${part}`),
      widget: part,
      head: [t('dashboards:analytics.part'), '%'],
      rows: labels.map((label, place) => [isAudiencePart(label) ? t(`analytics.parts.${label}`) : label, series[place] ?? null]),
    };
  };
  return [courseSheet('visitors'), ...CARDS.map(courseSheet), versusSheet(), ...AUDIENCES.map(shareSheet)].filter(
    (sheet) => sheet !== null,
  );
}
