import type { AnalyticsParts } from '@stockroom/contract';
import { IconButton, Tooltip, Inline } from '@stockroom/ui';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { ChangeStat } from '#features/dashboards/components/ChangeStat';
import { TimeSeriesChart } from '#features/dashboards/components/TimeSeriesChart';
import { useFigures } from '#features/dashboards/components/useFigures';
import type { Period } from '#features/dashboards/model/periods';
import { changeOf } from '#features/dashboards/model/timeSeries';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Scores } from './AnalyticsScreen.styles';

/** Pages viewed by each visitor, with three related measures. */
export function VisitorsVsPageViews({ part, period, isCompared }: VisitorsVsPageViewsProps) {
  const { t } = useTranslation('dashboards');
  const { whole, percent } = useFigures();
  const { visitors, pageViews } = part;
  const timeSeries = useMemo(
    () => [
      { id: 'views', name: t('analytics.versus.pageViews'), series: pageViews },
      { id: 'visitors', name: t('analytics.visitors'), series: visitors },
    ],
    [t, pageViews, visitors],
  );
  const scores = [
    ['overallScore', whole(part.overallScore)],
    ['averageRatio', percent(part.averageRatio)],
    ['predictedRatio', percent(part.predictedRatio)],
  ] as const;
  return (
    <>
      <Scores>
        {scores.map(([name, value]) => {
          const help = t(`analytics.versus.help.${name}`);
          return (
            <Inline key={name} gap={1} align="start" wrap={false}>
              <ChangeStat
                label={t(`analytics.versus.${name}`)}
                value={value}
                change={changeOf(part[name], part.before?.[name] ?? null)}
                compared={t('analytics.versus.compared')}
              />
              <Tooltip text={help}>
                <IconButton
                  icon="info"
                  size="sm"
                  tooltip={false}
                  label={t('analytics.versus.about', { name: t(`analytics.versus.${name}`) })}
                  onPress={() => announce(help)}
                />
              </Tooltip>
            </Inline>
          );
        })}
      </Scores>
      <TimeSeriesChart
        name={t('analytics.versus.title')}
        fileName="page-views"
        {...{ timeSeries, period, isCompared }}
        height={260}
      />
    </>
  );
}

interface VisitorsVsPageViewsProps {
  part: v.InferOutput<typeof AnalyticsParts.visitorsVsPageViews>;
  period: Period;
  isCompared: boolean;
}
