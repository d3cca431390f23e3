import * as v from 'valibot';
import { isDay } from '../shared/day';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { TaskRepeat } from './taskRepeat';

/** Limits of a task's fields. Texts are counted in graphemes, `notes` in UTF-16 units, the others in items. */
export const TASK_LIMITS = { title: 500, notes: 100_000, subTasks: 200, tags: 50, ordered: 10_000 } as const;

export const TASK_TYPES = ['task', 'section'] as const;
export const TASK_PRIORITIES = [0, 1, 2] as const;

/** A step of a task. */
export const SubTask = v.object({ id: Id, title: v.string(), completed: v.boolean() });
export type SubTask = v.InferOutput<typeof SubTask>;

/** A person to whom a task can be assigned. */
export const TaskPerson = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type TaskPerson = v.InferOutput<typeof TaskPerson>;

/** A task, or the heading of the tasks below it. Data stored before there were rules is served as it is. */
export const Task = v.object({
  id: Id,
  type: v.picklist(TASK_TYPES),
  title: v.string(),
  notes: v.string(),
  completed: v.boolean(),
  /** Time of completion; for a recurring task the last one. */
  completedAt: v.nullable(Instant),
  /** A day in ISO 8601, such as `2026-02-28`. */
  dueDate: v.nullable(v.string()),
  /** Local time on the due date, such as `17:00`. */
  dueTime: v.nullable(v.string()),
  /** Time of the reminder. */
  remindAt: v.nullable(Instant),
  repeat: v.nullable(TaskRepeat),
  /** 0 low, 1 normal, 2 high. */
  priority: v.picklist(TASK_PRIORITIES),
  /** Ids of tags. */
  tags: v.array(Id),
  assignedTo: v.nullable(Id),
  subTasks: v.array(SubTask),
  /** A whole number; tasks with the same order are sorted by id. */
  order: v.number(),
  /** Time of the last change, except for moves; an update that carries another one is a 409. */
  updatedAt: Instant,
});
export type Task = v.InferOutput<typeof Task>;
export type TaskPriority = Task['priority'];

/** A task in the trash. */
export const TrashedTask = v.object({ ...Task.entries, deletedAt: Instant });
export type TrashedTask = v.InferOutput<typeof TrashedTask>;

const title = v.pipe(v.string(), v.trim(), atMost(TASK_LIMITS.title));
const order = v.pipe(v.number(), v.safeInteger());

/** The fields of a task that may be written, for forms and bodies. A title may be empty, as it is entered later. */
export const TaskFields = v.object({
  title,
  notes: v.pipe(v.string(), v.maxLength(TASK_LIMITS.notes)),
  completed: v.boolean(),
  dueDate: v.nullable(v.pipe(v.string(), v.check(isDay, 'is no day'))),
  dueTime: v.nullable(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time'))),
  remindAt: v.nullable(Instant),
  repeat: v.nullable(TaskRepeat),
  priority: v.picklist(TASK_PRIORITIES),
  tags: v.pipe(v.array(Id), v.maxLength(TASK_LIMITS.tags)),
  assignedTo: v.nullable(Id),
  subTasks: v.pipe(v.array(v.object({ ...SubTask.entries, title })), v.maxLength(TASK_LIMITS.subTasks)),
});
export type TaskFields = v.InferOutput<typeof TaskFields>;

const patch = v.partial(TaskFields);

/**
 * A new task or section: by default empty, at the top, of normal priority; `task` overrides these. Sent again under its id, it
 * is created once; the id of a task in the trash restores that task as it was.
 */
export const CreateTaskBody = v.object({
  type: v.picklist(TASK_TYPES),
  id: v.optional(Id),
  task: v.optional(v.object({ ...patch.entries, order: v.optional(order) }), {}),
});

/**
 * A task's changes. A recurring task does not end: `completed: true` moves it to its next day, with its steps open. With the
 * intended day as its `occurrence` it is completed once: if the task is due on another day by now, nothing changes. Tags that
 * do not exist and unknown people are dropped.
 */
export const UpdateTaskBody = v.object({
  id: Id,
  task: v.object({ ...patch.entries, occurrence: v.optional(v.nullable(v.string())), updatedAt: v.optional(Instant) }),
});

/**
 * New orders of tasks. The others keep theirs, unless two would share an order: the task moved last then comes first. If a
 * task's order is not the one `seen`, the answer is a 409, as a move does not change the version.
 */
export const OrderTasksBody = v.object({
  tasks: v.pipe(v.array(v.object({ id: Id, order, seen: v.optional(v.object({ order })) })), v.maxLength(TASK_LIMITS.ordered)),
});

export const RestoreTaskBody = v.object({ id: Id });

/** With `ids`, only these are deleted for good: tasks that enter the trash while the confirmation is open stay. */
export const EmptyTaskTrashBody = v.object({ ids: v.optional(v.array(Id)) });
