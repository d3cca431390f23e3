import type { Feature } from '#shared/routing/feature';
import { activityPaths } from './activityPaths';

/** The store's audit log: who did what and when, and what it changed. */
export const feature: Feature = {
  name: 'activities',
  isWork: true,
  pages: [{ path: activityPaths.list }],
  load: () => import('./index'),
};
