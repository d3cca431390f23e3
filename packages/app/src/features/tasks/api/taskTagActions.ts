import type { TagActions } from '#shared/tags/useTagActions';
import { taskKeys } from './taskKeys';
import { taskTagsQuery } from './taskQueries';
import { createTaskTag, deleteTaskTag, renameTaskTag } from './taskTagCalls';

/** Actions for the tags of tasks. A deleted tag is removed from every task. */
export const taskTagActions: TagActions<ReturnType<typeof taskKeys.tags>> = {
  query: taskTagsQuery(),
  calls: { create: createTaskTag, rename: renameTaskTag, remove: deleteTaskTag },
  invalidates: [taskKeys.list()],
};
