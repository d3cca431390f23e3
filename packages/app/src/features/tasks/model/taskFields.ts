import { Task, TASK_LIMITS, TaskFields } from '@stockroom/contract';
import * as v from 'valibot';
import { joinLists } from '#shared/editing/model/merge';
import type { FieldIssue, RecordFields } from '#shared/editing/model/recordFields';

/** Fields of a task that are edited in its drawer. */
export const TASK_DRAFT_FIELDS = [
  'title',
  'tags',
  'priority',
  'dueDate',
  'dueTime',
  'repeat',
  'remindAt',
  'assignedTo',
  'subTasks',
  'notes',
] as const;
export type TaskField = (typeof TASK_DRAFT_FIELDS)[number];
export type TaskDraft = Pick<Task, TaskField>;

/** Whether a field is too long to be saved; the other fields are saved all the same. */
export const isTooLong = (draft: TaskDraft, field: TaskField): boolean => !v.is(TaskFields.entries[field], draft[field]);

/** Rules of editing a task, for the editing kit. */
export const taskFields: RecordFields<Task, TaskDraft, FieldIssue<TaskField>> = {
  order: TASK_DRAFT_FIELDS,
  schema: Task,
  toDraft: (task) => ({
    title: task.title,
    tags: task.tags,
    priority: task.priority,
    dueDate: task.dueDate,
    dueTime: task.dueTime,
    repeat: task.repeat,
    remindAt: task.remindAt,
    assignedTo: task.assignedTo,
    subTasks: task.subTasks,
    notes: task.notes,
  }),
  // A title may be empty during typing; an empty title is neither saved nor stored as a draft.
  applyDraft: (task, draft) => ({ ...task, ...draft, title: draft.title.trim() || task.title }),
  join: { tags: joinLists },
  issuesOf: ({ draft }) => TASK_DRAFT_FIELDS.filter((field) => isTooLong(draft, field)).map((field) => ({ field })),
};

const { tags, priority, dueDate, dueTime, repeat, remindAt, assignedTo, subTasks } = Task.entries;

const Changes = v.partial(
  v.object({
    title: v.string(),
    tags,
    priority,
    dueDate,
    dueTime,
    repeat,
    remindAt,
    assignedTo,
    subTasks,
    notes: v.string(),
  }),
);

/** Schema of a task's draft as it is stored, with the version it was based on. */
export const StoredTaskDraft = v.object({
  version: v.string(),
  changes: Changes,
  base: v.optional(Changes),
  /** Fields that were changed elsewhere too, whose conflict the user has not resolved yet. */
  inQuestion: v.optional(v.array(v.picklist(TASK_DRAFT_FIELDS)), []),
});

export const STEP_LIMITS = { steps: TASK_LIMITS.subTasks, title: TASK_LIMITS.title };

/** A task that is not on the server yet. */
export const emptyTask = (id: string, type: Task['type'], now: string): Task => ({
  id,
  type,
  title: '',
  notes: '',
  completed: false,
  completedAt: null,
  dueDate: null,
  dueTime: null,
  remindAt: null,
  repeat: null,
  priority: 1,
  tags: [],
  assignedTo: null,
  subTasks: [],
  order: 0,
  updatedAt: now,
});

/** Whether a task has no content yet. */
export const isUntouched = (task: Task): boolean =>
  task.title === '' && task.notes === '' && task.subTasks.length === 0 && task.tags.length === 0 && task.dueDate === null;
