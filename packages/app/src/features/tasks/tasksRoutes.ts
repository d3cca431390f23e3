import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import { protectedLoader } from '../../shared/routing/protectedLoader';
import { taskPeopleQuery, tasksQuery, taskTagsQuery } from './api/taskQueries';
import { taskRoutes } from './taskPaths';

/** The list and the task that is open are one page: the list stays as it is while one goes from task to task. */
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
