import { type ProjectName, ProjectParts, PROJECTS } from '@stockroom/contract';
import { Avatar, Button, Select, Tabs } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { dashboardQuery, storeFiguresQuery } from '#features/dashboards/api/dashboardQueries';
import { DashboardPage } from '#features/dashboards/components/DashboardPage/DashboardPage';
import type { WidgetName } from '#features/dashboards/components/DashboardPage/WidgetSettings';
import { useFigures } from '#features/dashboards/components/useFigures';
import { PROJECT_TABS, projectAddress, type ProjectTab, TILES } from '#features/dashboards/model/dashboardAddress';
import { daysOf } from '#features/dashboards/model/periods';
import { useNow } from '#shared/hooks/useNow';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { useListAddress } from '#shared/list/useListAddress';
import { panels } from '#shared/panels/panelStore';
import type { ShownQuery } from '#shared/query/client/queryState';
import { useSession } from '#shared/session/SessionContext';
import { LazyBudget, LazyTeam } from './lazyComponents';
import { ProjectHome } from './ProjectHome';
import { Choice } from './ProjectScreen.styles';

/** Open work in the store today, and the progress of its projects. */
export function ProjectScreen() {
  const { t } = useTranslation('dashboards');
  const { user } = useSession();
  const { whole } = useFigures();
  const { state, move } = useListAddress(projectAddress, (param) => t(`params.${param as 'tab'}`));
  const now = useNow();
  const query = useQuery(dashboardQuery('project', { project: state.project }, useLanguage()));
  const figures = useQuery(storeFiguresQuery(daysOf(state.period, now)));
  const widgets = useProjectWidgets();
  const team = v.safeParse(ProjectParts.teamMembers, query.data?.['teamMembers']);
  const { out, low } = figures.data ?? EXPECTED;
  const counts = t('project.counts', { out: whole(out), low: whole(low) });
  const welcome = user.firstName ? t('project.welcome', { name: user.firstName }) : t('project.welcomeNobody');
  const tab = {
    home: (
      <ProjectHome
        query={withSharedRetry(query, figures)}
        figures={withSharedRetry(figures, query)}
        state={state}
        onMove={move}
      />
    ),
    budget: <LazyBudget query={query} state={state} onMove={move} />,
    team: <LazyTeam query={query} />,
  };
  return (
    <DashboardPage
      title={t('project.title')}
      description={
        figures.data ? (
          `${welcome} ${counts}`
        ) : (
          // Reserves its space: on a phone it takes another line, and the content below must not move when the response
          // arrives.
          <>
            {welcome} <span style={{ visibility: 'hidden' }}>{counts}</span>
          </>
        )
      }
      portrait={<Avatar name={user.name} src={safeImage(user.avatar)} decorative />}
      dashboard="project"
      widgets={widgets[state.tab]}
      fileName={`project-${state.project}`}
      query={query}
      also={figures}
      state={state}
      hasPeriod={state.tab === 'home'}
      canCompare={false}
      onMove={move}
      sheets={async (tools) => (await import('./projectSheets')).projectSheets(query.data, figures.data, state, tools)}
      choices={
        <Choice>
          <Select
            label={t('project.choose')}
            hideLabel
            value={state.project}
            options={PROJECTS.map((value) => ({ value, label: t(`project.names.${value}`) }))}
            onChange={(project: ProjectName) => move({ project })}
          />
        </Choice>
      }
      actions={
        <Button icon="mail" onPress={() => panels.show('messages')}>
          {t('project.messages')}
        </Button>
      }
    >
      <Tabs
        label={t('project.tabs')}
        value={state.tab}
        onChange={(id) => move({ tab: id as ProjectTab })}
        tabs={PROJECT_TABS.map((id) => ({
          id,
          label: t(`project.tab.${id}`),
          content: tab[id],
          ...(id === 'team' && team.success && { badge: team.output.length }),
        }))}
      />
    </DashboardPage>
  );
}

/** As wide as the values of a typical store. */
const EXPECTED = { out: 88, low: 88 };

/** A query whose Retry also refetches another failed query, so that a single press brings back all missing data. */
const withSharedRetry = <Query extends ShownQuery>(query: Query, other: ShownQuery): Query => ({
  ...query,
  refetch: (options) => {
    if (other.isError) void other.refetch(options);
    return query.refetch(options);
  },
});

/** Widgets of each tab, in order, with their names in the settings. */
function useProjectWidgets(): Record<ProjectTab, WidgetName[]> {
  const { t } = useTranslation('dashboards');
  return {
    home: [
      { id: 'store', title: t('store.title') },
      ...TILES.map((id) => ({ id, title: t(`project.tiles.${id}`) })),
      { id: 'summary', title: t('project.issues.title') },
      { id: 'tasks', title: t('project.tasks.title') },
      ...(['byDay', 'byCategory', 'top', 'slow'] as const).map((id) => ({ id, title: t(`store.${id}`) })),
      ...(['today', 'tomorrow'] as const).map((id) => ({ id, title: t(`project.schedule.${id}`) })),
    ],
    budget: (['distribution', 'weekly', 'monthly', 'yearly', 'details'] as const).map((id) => ({
      id,
      title: t(`project.budget.${id}`),
    })),
    team: [{ id: 'team', title: t('project.team') }],
  };
}
