import type { Feature } from '#shared/routing/feature';
import { dashboardPaths } from './dashboardPaths';

/** Figures at a glance: of the store and its projects, of visits, of money and of coins. */
export const feature: Feature = {
  name: 'dashboards',
  entry: { link: dashboardPaths.project, title: 'nav.pages.project', icon: 'dashboard', keys: 'g d' },
  isWork: true,
  pages: Object.values(dashboardPaths).map((path) => ({ path })),
  load: () => import('./index'),
};
