import { completedTask, dayOfInstant, type Task } from '@stockroom/contract';
import { notFound } from '../engine/errors';
import { mergeKnown } from '../engine/merge';
import { nextInstant } from '../engine/nextInstant';
import type { Transaction, View } from '../engine/transaction';
import { setReminder } from '../feeds/reminders';
import { assignablePeople } from '../user/people.seed';
import { servedTask } from './taskRecord';
import { taskCollection, taskTagCollection } from './tasks.collection';

const FIELDS = [
  'title',
  'notes',
  'completed',
  'dueDate',
  'dueTime',
  'remindAt',
  'repeat',
  'priority',
  'tags',
  'assignedTo',
  'subTasks',
] as const satisfies readonly (keyof Task)[];

type Reader = Pick<View, 'get' | 'values'>;

/** Returns the task of an id. @throws Refusal 404 when there is none */
export function taskOf(view: Reader, id: string, now: number): Task {
  const record = view.get(taskCollection, id);
  if (!record) throw notFound();
  return servedTask(record, now);
}

/** Applies a caller's changes to a task. Fields that need a day are removed with it; unknown tags and people are left out. */
export function changedTask(view: Reader, current: Task, patch: Partial<Task>, now: number): Task {
  const { completed, ...rest } = mergeKnown<Partial<Task>>({}, patch, FIELDS);
  const merged = tidied(view, { ...current, ...rest });
  const isDone = completed === true && !current.completed;
  const done = isDone ? completedTask(merged, new Date(now).toISOString(), dayOfInstant(now)) : merged;
  const opened = completed === false && current.completed ? { ...done, completed: false, completedAt: null } : done;
  return { ...opened, updatedAt: nextInstant(current.updatedAt, now) };
}

function tidied(view: Reader, task: Task): Task {
  const hasDay = task.dueDate !== null;
  return {
    ...task,
    dueTime: hasDay ? task.dueTime : null,
    repeat: hasDay ? task.repeat : null,
    tags: knownTags(view, task.tags),
    assignedTo: assignablePeople.some(({ id }) => id === task.assignedTo) ? task.assignedTo : null,
  };
}

/** Returns the existing tags, each once. */
export const knownTags = (view: Reader, tags: readonly string[]): string[] =>
  [...new Set(tags)].filter((id) => view.get(taskTagCollection, id));

/** Stores a task and updates its reminder. @param before the previous task, or `null` if it is new */
export function putTask(transaction: Transaction, task: Task, before: Task | null = null): void {
  transaction.put(taskCollection, task);
  updateReminder(transaction, task, before);
}

/** Schedules the reminder of a task that is not completed. */
function updateReminder(transaction: Transaction, task: Task, before: Task | null): void {
  const { id, title, remindAt, completed } = task;
  const isWanted = remindAt !== null && !completed;
  setReminder(
    transaction,
    `task ${id}`,
    isWanted
      ? { at: remindAt, title: title || '…', about: ABOUT, icon: 'checkCircle', link: `/apps/tasks/${encodeURIComponent(id)}` }
      : null,
    before && !before.completed ? before.remindAt : null,
  );
}

/** Removes the reminder of a deleted task. */
export const clearTaskReminder = (transaction: Transaction, id: string): void => setReminder(transaction, `task ${id}`, null);

const ABOUT = { en: 'A reminder of your task.', tr: 'Görevinizi hatırlatıyoruz.' };
