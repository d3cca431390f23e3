import { useTranslation } from '#shared/i18n/useTranslation';
import type { WidgetName } from '#features/dashboards/components/DashboardPage/WidgetSettings';
import { TILES, type ProjectTab } from '#features/dashboards/model/dashboardAddress';

/** Widgets of each tab, in order, with their names in the settings. */
export function useProjectWidgets(): Record<ProjectTab, WidgetName[]> {
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
