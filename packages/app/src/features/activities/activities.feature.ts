import type { Feature } from '../../shared/routing/feature';
import { activityPaths } from './activityPaths';

/** The store's audit log: who did what, when, and what changed by it. */
export const activities: Feature = {
  name: 'activities',
  pages: [{ path: activityPaths.list, handle: { help: 'projects/follow-what-happened' } }],
  load: async () => (await import('./index')).routes,
};
