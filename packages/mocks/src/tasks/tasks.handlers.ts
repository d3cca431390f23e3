import { CreateTaskTagBody, tasksEndpoints, TaskTag, UpdateTaskTagBody } from '@stockroom/contract';
import type { Route } from '../engine/route';
import { tagRoutes } from '../tags/tagRoutes';
import { taskRoutes } from './task.handlers';
import { deletedTaskTagCollection, taskCollection, taskTagCollection } from './tasks.collection';
import { taskTrashRoutes } from './taskTrash.handlers';

/** Routes under `/api/apps/tasks`. */
export function tasksRoutes(): readonly Route[] {
  const tags = tagRoutes({
    endpoints: tasksEndpoints,
    schemas: { tag: TaskTag, create: CreateTaskTagBody, update: UpdateTaskTagBody },
    tags: taskTagCollection,
    deleted: deletedTaskTagCollection,
    records: taskCollection,
  });
  return [...taskRoutes(), ...taskTrashRoutes(), ...tags];
}
