const root = '/apps/tasks';

/** URLs of the tasks. View, search, filters and the open overlay are in the query. */
export const taskPaths = {
  list: root,
  task: (taskId: string) => `${root}/${encodeURIComponent(taskId)}`,
} as const;

/** The same URLs as route patterns: the open task is a part of the list's page. */
export const taskRoutes = { list: root, task: `${root}/:taskId` } as const;
