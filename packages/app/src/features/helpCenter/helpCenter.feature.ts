import type { Feature } from '#shared/routing/feature';
import { helpRoutes } from './helpCenterPaths';

/** Questions, guides and requests for help. */
export const feature: Feature = {
  name: 'helpCenter',
  entry: { link: helpRoutes.home, title: 'nav.pages.helpCenter', icon: 'info' },
  isWork: true,
  pages: Object.values(helpRoutes).map((path) => ({ path })),
  load: () => import('./index'),
};
