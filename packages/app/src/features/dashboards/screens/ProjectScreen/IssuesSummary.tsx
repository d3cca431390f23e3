import { ISSUE_STATES, type ProjectParts, type WeekName } from '@stockroom/contract';
import { ComboChart, Stat } from '@stockroom/ui';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { issuesChart } from '#features/dashboards/components/projectCharts';
import { saveChart } from '#features/dashboards/components/saveChart';
import { useChartLabels } from '#features/dashboards/components/useChartLabels';
import { useFigures } from '#features/dashboards/components/useFigures';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Issues, Overview } from './ProjectScreen.styles';

const LINES = ['new'];

/** Issues opened and closed on each day of a week, and the week's totals. */
export function IssuesSummary({ issues, week }: IssuesSummaryProps) {
  const { t } = useTranslation('dashboards');
  const { whole, locale } = useFigures();
  const labels = useChartLabels('course', t('chart.day'), whole);
  const { points, series } = useMemo(
    () => issuesChart(issues, week, locale, { new: t('project.issues.new-issues'), closed: t('project.issues.closed-issues') }),
    [issues, week, locale, t],
  );
  return (
    <Issues>
      <ComboChart
        name={t('project.issues.chart')}
        {...{ points, series, labels }}
        lines={LINES}
        format={whole}
        height={240}
        onPicture={saveChart('issues')}
      />
      <Overview aria-label={t('project.issues.overview')}>
        {ISSUE_STATES.map((state) => (
          <li key={state}>
            <Stat label={t(`project.issues.${state}`)} value={whole(issues.overview[week][state])} />
          </li>
        ))}
      </Overview>
    </Issues>
  );
}

interface IssuesSummaryProps {
  issues: v.InferOutput<typeof ProjectParts.githubIssues>;
  week: WeekName;
}
