import * as v from 'valibot';
import { isDay } from '../shared/day';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { TaskRepeat } from './taskRepeat';

/** Limits of a task's fields. Texts are counted in graphemes, `notes` in UTF-16 units, the others in pieces. */
export const TASK_LIMITS = { title: 500, notes: 100_000, subTasks: 200, tags: 50, ordered: 10_000 } as const;

export const TASK_TYPES = ['task', 'section'] as const;
export const TASK_PRIORITIES = [0, 1, 2] as const;

/** A step of a task. */
export const SubTask = v.object({ id: Id, title: v.string(), completed: v.boolean() });
export type SubTask = v.InferOutput<typeof SubTask>;

/** Somebody whom a task can be given to. */
export const TaskPerson = v.object({ id: Id, name: v.string(), avatar: v.nullable(v.string()) });
export type TaskPerson = v.InferOutput<typeof TaskPerson>;

/** Something to be done, or the heading of what follows it. What was kept before there were rules is served as it is. */
export const Task = v.object({
  id: Id,
  type: v.picklist(TASK_TYPES),
  title: v.string(),
  notes: v.string(),
  completed: v.boolean(),
  /** When it was done; of a task that comes again the last time. */
  completedAt: v.nullable(Instant),
  /** A day as ISO 8601, such as `2026-02-28`. */
  dueDate: v.nullable(v.string()),
  /** The time of that day, local, such as `17:00`. */
  dueTime: v.nullable(v.string()),
  /** When the person is reminded of it. */
  remindAt: v.nullable(Instant),
  repeat: v.nullable(TaskRepeat),
  /** 0 low, 1 normal, 2 high. */
  priority: v.picklist(TASK_PRIORITIES),
  /** Ids of tags. */
  tags: v.array(Id),
  assignedTo: v.nullable(Id),
  subTasks: v.array(SubTask),
  /** A whole number; what shares one stands by its id. */
  order: v.number(),
  /** When it was last changed; an update that carries another one is a 409. Its place is no part of it. */
  updatedAt: Instant,
});
export type Task = v.InferOutput<typeof Task>;
export type TaskPriority = Task['priority'];

/** A task in the trash. */
export const TrashedTask = v.object({ ...Task.entries, deletedAt: Instant });
export type TrashedTask = v.InferOutput<typeof TrashedTask>;

const title = v.pipe(v.string(), v.trim(), atMost(TASK_LIMITS.title));
const order = v.pipe(v.number(), v.safeInteger());

/** The fields of a task that may be written: for forms and bodies. A title may be empty: it is typed later. */
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
 * A new task or section: empty, at the top, of normal priority, but for what `task` says of it. Sent again under its id it is made once; the id of
 * one in the trash brings that back as it was.
 */
export const CreateTaskBody = v.object({
  type: v.picklist(TASK_TYPES),
  id: v.optional(Id),
  task: v.optional(v.object({ ...patch.entries, order: v.optional(order) }), {}),
});

/**
 * A task's changes. A recurring task is not done for good: `completed: true` moves it to its next day, with its steps open.
 * With the intended day
 * as its `occurrence` it is done once: where the task is due on another day by now, nothing changes. Tags that do not exist and
 * unknown people
 * are left out.
 */
export const UpdateTaskBody = v.object({
  id: Id,
  task: v.object({ ...patch.entries, occurrence: v.optional(v.nullable(v.string())), updatedAt: v.optional(Instant) }),
});

/**
 * Where they stand. The others stay where they are, unless two would stand in one place: what came last stands before the other then. One that
 * does not stand where it was `seen` is a 409, as an order leaves no version.
 */
export const OrderTasksBody = v.object({
  tasks: v.pipe(v.array(v.object({ id: Id, order, seen: v.optional(v.object({ order })) })), v.maxLength(TASK_LIMITS.ordered)),
});

export const RestoreTaskBody = v.object({ id: Id });

/** With `ids` only these go for ever: what comes into the trash while somebody is asked stays. */
export const EmptyTaskTrashBody = v.object({ ids: v.optional(v.array(Id)) });
