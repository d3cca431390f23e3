import { ProjectParts, StoreFigures } from '@stockroom/contract';
import { SegmentedControl } from '@stockroom/ui';
import { LazyHostNote } from '#entities/stock/lazyComponents';
import { Grid } from '#features/dashboards/components/DashboardPage/DashboardPage.styles';
import { WidgetSlot } from '#features/dashboards/components/DashboardPage/WidgetSlot';
import { Movers } from '#features/dashboards/components/StoreToday/Movers';
import { MovementsByDay, ValueByCategory } from '#features/dashboards/components/StoreToday/StoreCharts';
import { StoreToday } from '#features/dashboards/components/StoreToday/StoreToday';
import { Widget, type PartsQuery } from '#features/dashboards/components/Widget/Widget';
import { TILES, type ProjectState } from '#features/dashboards/model/dashboardAddress';
import { useTranslation } from '#shared/i18n/useTranslation';
import type { ShownQuery } from '#shared/query/client/queryState';
import { IssuesSummary } from './IssuesSummary';
import { ProjectTileCard } from './ProjectTileCard';
import { ScheduleDay } from './ScheduleDay';
import { TaskDistribution } from './TaskDistribution';

/** The first tab: the store's day, then the project's week. */
export function ProjectHome({ query, figures, state, onMove }: ProjectHomeProps) {
  const { t } = useTranslation('dashboards');
  // The store's whole response is one part.
  const store: PartsQuery = { ...figures, data: figures.data && { store: figures.data } };
  const inStore = { query: store, part: 'store', schema: StoreFigures };
  const week = (
    <SegmentedControl
      label={t('project.week')}
      hideLabel
      value={state.week}
      options={(['last-week', 'this-week'] as const).map((value) => ({ value, label: t(`project.weeks.${value}`) }))}
      onChange={(next) => onMove({ week: next })}
    />
  );
  return (
    <Grid>
      <WidgetSlot widget="store" span={12}>
        <Widget title={t('store.title')} {...inStore} height={[439, 250, 156]}>
          {(data) => (
            <>
              <LazyHostNote />
              <StoreToday figures={data} period={state.period} />
            </>
          )}
        </Widget>
      </WidgetSlot>
      {TILES.map((name) => (
        <WidgetSlot key={name} widget={name} span={3}>
          <ProjectTileCard name={name} query={query} day={state[name]} onDay={(day) => onMove({ [name]: day })} />
        </WidgetSlot>
      ))}
      <WidgetSlot widget="summary" span={12}>
        <Widget
          title={t('project.issues.title')}
          query={query}
          part="githubIssues"
          schema={ProjectParts.githubIssues}
          height={[636, 358, 358]}
          actions={week}
        >
          {(issues) => <IssuesSummary issues={issues} week={state.week} />}
        </Widget>
      </WidgetSlot>
      <WidgetSlot widget="tasks" span={5}>
        <Widget
          title={t('project.tasks.title')}
          query={query}
          part="taskDistribution"
          schema={ProjectParts.taskDistribution}
          height={556}
        >
          {(tasks) => <TaskDistribution tasks={tasks} week={state.week} />}
        </Widget>
      </WidgetSlot>
      <WidgetSlot widget="byDay" span={7}>
        <Widget title={t('store.byDay')} {...inStore} height={[608, 496, 496]}>
          {(data) => <MovementsByDay figures={data} />}
        </Widget>
      </WidgetSlot>
      <WidgetSlot widget="byCategory" span={12}>
        <Widget title={t('store.byCategory')} {...inStore} height={[336, 316, 316]}>
          {(data) => <ValueByCategory figures={data} />}
        </Widget>
      </WidgetSlot>
      <WidgetSlot widget="top" span={6}>
        <Widget title={t('store.top')} {...inStore} height={[292, 280, 280]}>
          {({ movers }) => <Movers label={t('store.top')} movers={movers.top} empty={t('store.nothingSold')} />}
        </Widget>
      </WidgetSlot>
      <WidgetSlot widget="slow" span={6}>
        <Widget title={t('store.slow')} {...inStore} height={[292, 280, 280]}>
          {({ movers }) => <Movers label={t('store.slow')} movers={movers.slow} empty={t('store.nothingOnHand')} />}
        </Widget>
      </WidgetSlot>
      {(['today', 'tomorrow'] as const).map((day) => (
        <WidgetSlot key={day} widget={day} span={6}>
          <Widget title={t(`project.schedule.${day}`)} query={query} part="schedule" schema={ProjectParts.schedule} height={220}>
            {(schedule) => (
              <ScheduleDay name={t(`project.schedule.${day}`)} daysAhead={day === 'today' ? 0 : 1} items={schedule[day]} />
            )}
          </Widget>
        </WidgetSlot>
      ))}
    </Grid>
  );
}

interface ProjectHomeProps {
  query: PartsQuery;
  figures: Omit<ShownQuery, 'data'> & { data: StoreFigures | undefined };
  state: ProjectState;
  onMove: (change: Partial<ProjectState>) => void;
}
