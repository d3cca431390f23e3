import type { TaskTag, TrashedTask } from '@stockroom/contract';
import { activityCollection } from '../engine/activityLog';
import { baseOf, type Collection, defineCollection, type Keyed } from '../engine/collection';
import { reminderCollection } from '../feeds/reminders';
import type { DeletedTag } from '../tags/deletedTag';
import type { TaskRecord } from './taskRecord';
import { tasksOf, taskTagsOf } from './tasks.seed';

const REQUIRED = ['id', 'type', 'title', 'dueDate', 'tags', 'subTasks', 'order', 'updatedAt'] as const;

export const taskCollection = defineCollection<TaskRecord>({
  name: 'tasks',
  version: 1,
  seed: (dataSet) => baseOf(tasksOf(dataSet)),
  required: REQUIRED,
});

/** Deleted tasks, until they are restored or deleted permanently. */
export const taskTrashCollection = defineCollection<TrashedTask>({
  name: 'task-trash',
  version: 1,
  required: [...REQUIRED, 'deletedAt'],
});

export const taskTagCollection = defineCollection<TaskTag>({
  name: 'task-tags',
  version: 1,
  seed: (dataSet) => baseOf(taskTagsOf(dataSet)),
  required: ['id', 'title'],
});

export const deletedTaskTagCollection = defineCollection<DeletedTag>({
  name: 'task-tags-deleted',
  version: 1,
  required: ['id', 'title', 'recordIds'],
});

/** Collections that a change of tasks may read or write, with the audit log and the tasks' reminders. */
export const taskCollections: readonly Collection<Keyed>[] = [
  taskCollection,
  taskTrashCollection,
  taskTagCollection,
  reminderCollection,
  activityCollection,
];
