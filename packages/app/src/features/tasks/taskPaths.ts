const root = '/apps/tasks';

/** Addresses of the tasks. View, search, filters and what lies over the page are in the query. */
export const taskPaths = {
  list: root,
  task: (taskId: string) => `${root}/${encodeURIComponent(taskId)}`,
} as const;

/** The same as patterns of routes: the task that is open is a part of the list's page. */
export const taskRoutes = { list: root, task: `${root}/:taskId` } as const;
