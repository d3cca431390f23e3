import type { Feature } from '#shared/routing/feature';
import { academyRoutePaths } from './academyPaths';

/** Courses for shop staff. */
export const feature: Feature = {
  name: 'academy',
  entry: { link: academyRoutePaths.academy, title: 'nav.pages.academy', icon: 'help' },
  isWork: true,
  pages: Object.values(academyRoutePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
