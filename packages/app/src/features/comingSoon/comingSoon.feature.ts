import type { Feature } from '#shared/routing/feature';
import { comingSoonPaths } from './comingSoonPaths';

/** A page for before the opening. */
export const feature: Feature = {
  name: 'comingSoon',
  pages: [{ path: comingSoonPaths.page }],
  load: () => import('./index'),
};
