import type { ProjectParts, WeekName } from '@stockroom/contract';
import { PolarAreaChart, Stat } from '@stockroom/ui';
import type * as v from 'valibot';
import { saveChart } from '#features/dashboards/components/saveChart';
import { useChartLabels } from '#features/dashboards/components/useChartLabels';
import { useFigures } from '#features/dashboards/components/useFigures';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Overview, Stacked } from './ProjectScreen.styles';

/** Tasks of a week by team member, with the numbers of new and completed tasks. */
export function TaskDistribution({ tasks, week }: TaskDistributionProps) {
  const { t } = useTranslation('dashboards');
  const { whole, percent } = useFigures();
  const labels = useChartLabels('parts', t('project.tasks.team'), percent);
  const points = tasks.labels.map((label) => ({ name: t(`project.tasks.${label.toLowerCase() as Lowercase<typeof label>}`) }));
  return (
    <Stacked>
      <PolarAreaChart
        name={t('project.tasks.chart', { week: t(`project.weeks.${week}`) })}
        {...{ points, labels }}
        values={tasks.series[week]}
        format={percent}
        height={240}
        onPicture={saveChart('tasks')}
      />
      <Overview>
        {(['new', 'completed'] as const).map((kind) => (
          <li key={kind}>
            <Stat
              label={t(`project.tasks.${kind}`)}
              value={whole(tasks.overview[week][kind])}
              compared={t(`project.weeks.${week}`)}
            />
          </li>
        ))}
      </Overview>
    </Stacked>
  );
}

interface TaskDistributionProps {
  tasks: v.InferOutput<typeof ProjectParts.taskDistribution>;
  week: WeekName;
}
