import type { Feature } from '#shared/routing/feature';
import { taskPaths, taskRoutes } from './taskPaths';

/** Tasks. */
export const feature: Feature = {
  name: 'tasks',
  entry: { link: taskPaths.list, title: 'nav.pages.tasks', icon: 'checkCircle' },
  isWork: true,
  pages: [{ path: taskRoutes.list, overlays: [{ path: taskRoutes.task, isPartOfPage: true }] }],
  live: async () => (await import('./screens/TasksLive/TasksLive')).TasksLive,
  load: () => import('./index'),
};
