import type { Feature } from '../../shared/routing/feature';
import { activityPaths } from './activityPaths';

/** The store's audit log: who did what, when, and what changed by it. */
export const feature: Feature = {
  name: 'activities',
  isWork: true,
  pages: [{ path: activityPaths.list }],
  load: () => import('./index'),
};
