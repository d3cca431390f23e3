import type { Feature } from '../../shared/routing/feature';
import { changelogPaths } from './changelogPaths';

/** What changed in Stockroom, version by version. */
export const changelog: Feature = {
  name: 'changelog',
  pages: [{ path: changelogPaths.page }],
  load: async () => (await import('./index')).routes,
};
