import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import { taskPeopleQuery, tasksQuery, taskTagsQuery } from './api/taskQueries';
import { taskRoutes } from './taskPaths';

/** The list and the open task share a page, so that the list stays mounted between tasks. */
export const tasksRoutes: RouteObject[] = [
  {
    path: taskRoutes.list,
    handle: { help: 'day-to-day/add-tasks' },
    // The screen retries a failed load.
    loader: protectedLoader((client) => {
      for (const query of [tasksQuery(), taskTagsQuery(), taskPeopleQuery()]) {
        client.query({ ...(query as ReturnType<typeof tasksQuery>), staleTime: 'static' }).catch(() => undefined);
      }
    }),
    lazy: lazyScreen('tasks', () => import('./screens/TasksScreen/TasksScreen').then((module) => module.TasksScreen)),
  },
];
