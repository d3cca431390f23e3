const tasks = '/api/apps/tasks';

export const tasksEndpoints = {
  /** GET: tasks and sections, in their order. */
  all: `${tasks}/all`,
  /** GET ?query: those whose title or notes have it, the matches in the title in `<mark>`; `null` for an empty query. */
  search: `${tasks}/search`,
  task: `${tasks}/task`,
  /** PATCH {tasks}: where they stand. */
  order: `${tasks}/order`,
  tags: `${tasks}/tags`,
  tag: `${tasks}/tag`,
  /** GET: everybody whom a task can be given to. */
  people: `${tasks}/people`,
  /** GET: what was deleted, the last first. DELETE ?id takes one away for ever, {ids} these, neither all. */
  trash: `${tasks}/trash`,
  /** POST {id}: out of the trash. */
  restore: `${tasks}/task/restore`,
} as const;
