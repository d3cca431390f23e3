import type { Feature } from '../../shared/routing/feature';
import { guidesRoutePaths } from './guidesRoutePaths';

/** How Stockroom is set up, built on and made a shop's own: the project's `docs/guides`. */
export const feature: Feature = {
  name: 'guides',
  actions: [{ id: 'tour', title: 'take', icon: 'help', section: 'action', link: guidesRoutePaths.tour }],
  pages: Object.values(guidesRoutePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
