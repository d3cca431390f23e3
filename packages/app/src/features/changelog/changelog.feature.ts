import type { Feature } from '#shared/routing/feature';
import { changelogPaths } from './changelogPaths';

/** Changes in Stockroom, version by version. */
export const feature: Feature = {
  name: 'changelog',
  pages: [{ path: changelogPaths.page }],
  load: () => import('./index'),
};
