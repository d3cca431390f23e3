import type { Feature } from '#shared/routing/feature';
import { guidesRoutePaths } from './guidesRoutePaths';

/** Guides to setting up, extending and customising Stockroom: the project's `docs/guides`. */
export const feature: Feature = {
  name: 'guides',
  actions: [{ id: 'tour', title: 'take', icon: 'help', section: 'action', link: guidesRoutePaths.tour }],
  pages: Object.values(guidesRoutePaths).map((path) => ({ path })),
  load: () => import('./index'),
};
