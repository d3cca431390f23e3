import { AnalyticsParts, type Shares, type TimeSeries } from '@stockroom/contract';
import { DonutChart, SegmentedControl, Sparkline, themeClass } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardQuery } from '#features/dashboards/api/dashboardQueries';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { DashboardPage } from '#features/dashboards/components/DashboardPage/DashboardPage';
import { Grid } from '#features/dashboards/components/DashboardPage/DashboardPage.styles';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { RangeMenu } from '#features/dashboards/components/RangeMenu';
import { saveChart } from '#features/dashboards/components/saveChart';
import { TimeSeriesChart } from '#features/dashboards/components/TimeSeriesChart';
import { useChartLabels } from '#features/dashboards/components/useChartLabels';
import { useFigures } from '#features/dashboards/components/useFigures';
import { Widget } from '#features/dashboards/components/Widget/Widget';
import { analyticsAddress, CARDS } from '#features/dashboards/model/dashboardAddress';
import { CARD_RANGES, type CardRange, type Period } from '#features/dashboards/model/periods';
import { windowOf } from '#features/dashboards/model/timeSeries';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useListAddress } from '#shared/list/useListAddress';
import { usePreferences } from '#shared/preferences/usePreferences';
import { DarkCard } from './AnalyticsScreen.styles';
import { type AudienceName, AUDIENCES, isAudiencePart } from './audiences';
import { VisitorsVsPageViews } from './VisitorsVsPageViews';

/** A year's offset: fifty-two weeks, so that weekdays line up. */
const YEAR_DAYS = 364;

/** Visitors of the web shop, and the outcome of their visits. */
export function AnalyticsScreen() {
  const { t } = useTranslation('dashboards');
  const [{ theme }] = usePreferences();
  const { state, move } = useListAddress(analyticsAddress, (param) => t(`params.${param as 'year'}`));
  const query = useQuery(dashboardQuery('analytics'));
  const back = state.year === 'last-year' ? YEAR_DAYS : 0;
  const isCompared = state.compare === 'yes';
  const widgets = [
    { id: 'visitors', title: t('analytics.visitors') },
    ...CARDS.map((id) => ({ id, title: t(`analytics.${id}`) })),
    { id: 'versus', title: t('analytics.versus.title') },
    ...AUDIENCES.map((id) => ({ id, title: t(`analytics.audience.${id}`) })),
  ];
  return (
    <DashboardPage
      title={t('analytics.title')}
      description={t('analytics.description')}
      dashboard="analytics"
      {...{ query, state, widgets }}
      sheets={async (tools) => (await import('./analyticsSheets')).analyticsSheets(query.data, state, back, tools)}
      onMove={move}
    >
      <Grid>
        <WidgetSlot widget="visitors" span={12}>
          <DarkCard className={themeClass(theme, 'dark')}>
            <Widget
              title={t('analytics.visitors')}
              query={query}
              part="visitors"
              schema={AnalyticsParts.visitors}
              height={[376, 356, 336]}
              actions={
                <SegmentedControl
                  label={t('analytics.year')}
                  hideLabel
                  value={state.year}
                  options={(['last-year', 'this-year'] as const).map((value) => ({
                    value,
                    label: t(`analytics.years.${value}`),
                  }))}
                  onChange={(year) => move({ year })}
                />
              }
            >
              {(series) => (
                <TimeSeriesChart
                  name={t('analytics.visitors')}
                  fileName="visitors"
                  timeSeries={[{ id: 'visitors', name: t('analytics.visitors'), series }]}
                  period={state.period}
                  {...{ back, isCompared }}
                />
              )}
            </Widget>
          </DarkCard>
        </WidgetSlot>
        {CARDS.map((card) => (
          <WidgetSlot key={card} widget={card} span={4}>
            <Widget
              title={t(`analytics.${card}`)}
              query={query}
              part={card}
              schema={AnalyticsParts[card]}
              height={130}
              actions={
                <RangeMenu
                  title={t(`analytics.${card}`)}
                  ranges={CARD_RANGES}
                  own={state[card]}
                  onOwn={(range) => move({ [card]: range })}
                />
              }
            >
              {(course) => (
                <TimeSeriesCard title={t(`analytics.${card}`)} series={course} period={state.period} own={state[card]} />
              )}
            </Widget>
          </WidgetSlot>
        ))}
        <WidgetSlot widget="versus" span={12}>
          <Widget
            title={t('analytics.versus.title')}
            query={query}
            part="visitorsVsPageViews"
            schema={AnalyticsParts.visitorsVsPageViews}
            height={[754, 474, 454]}
          >
            {(part) => <VisitorsVsPageViews part={part} period={state.period} isCompared={isCompared} />}
          </Widget>
        </WidgetSlot>
        {AUDIENCES.map((audience) => (
          <WidgetSlot key={audience} widget={audience} span={6}>
            <Widget
              title={t(`analytics.audience.${audience}`)}
              query={query}
              part={audience}
              schema={AnalyticsParts[audience]}
              height={[404, 384, 384]}
            >
              {(shares) => <Audience name={audience} shares={shares} />}
            </Widget>
          </WidgetSlot>
        ))}
      </Grid>
    </DashboardPage>
  );
}

/** Visitors of the last 30 days by group, in people and in percent. */
function Audience({ name, shares }: AudienceProps) {
  const { t } = useTranslation('dashboards');
  const { whole, percent } = useFigures();
  const labels = useChartLabels('parts', t('analytics.part'), whole);
  const values = useMemo(() => shares.series.map((share) => Math.round((shares.uniqueVisitors * share) / 100)), [shares]);
  return (
    <DonutChart
      name={t(`analytics.audience.${name}`)}
      hideName
      points={shares.labels.map((label) => ({ name: isAudiencePart(label) ? t(`analytics.parts.${label}`) : label }))}
      height={240}
      {...{ values, labels }}
      format={whole}
      formatShare={(share) => percent(share * 100)}
      onPicture={saveChart(`visitors-${name}`)}
    />
  );
}

interface AudienceProps {
  name: AudienceName;
  shares: Shares;
}

/** A single number over the page's period, or over the period chosen in its menu. */
function TimeSeriesCard({ title, series, period, own }: TimeSeriesCardProps) {
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
