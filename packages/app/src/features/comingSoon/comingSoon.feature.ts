import type { Feature } from '../../shared/routing/feature';
import { comingSoonPaths } from './comingSoonPaths';

/** A page before it opens. */
export const comingSoon: Feature = {
  name: 'comingSoon',
  pages: [{ path: comingSoonPaths.page }],
  load: async () => (await import('./index')).routes,
};
