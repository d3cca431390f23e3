const tasks = '/api/apps/tasks';

export const tasksEndpoints = {
  /** GET: tasks and sections, in their order. */
  all: `${tasks}/all`,
  /** GET ?query: tasks whose title or notes match, with matches in the title in `<mark>`; `null` for an empty query. */
  search: `${tasks}/search`,
  task: `${tasks}/task`,
  /** PATCH {tasks}: their new orders. */
  order: `${tasks}/order`,
  tags: `${tasks}/tags`,
  tag: `${tasks}/tag`,
  /** GET: everyone to whom a task can be assigned. */
  people: `${tasks}/people`,
  /** GET: the deleted tasks, latest first. DELETE ?id deletes one for good, {ids} only these, neither deletes all. */
  trash: `${tasks}/trash`,
  /** POST {id}: restores a task from the trash. */
  restore: `${tasks}/task/restore`,
} as const;
