import type { Task } from '@stockroom/contract';
import { logActivity } from '../engine/activityLog';
import type { ProtectedCall } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { assignablePeople } from '../user/people.seed';
import { taskTagCollection } from './tasks.collection';

type LogCall = Pick<ProtectedCall, 'user' | 'context'>;

/** Fields of a task whose changes are logged. */
const FIELDS = ['title', 'notes', 'dueDate', 'dueTime', 'priority', 'tags', 'assignedTo', 'subTasks'] as const;

/** Returns a task's name in the audit log, and its link. */
export const namedTask = ({ id, title }: Task) => ({ name: title, link: `/apps/tasks/${encodeURIComponent(id)}` });

/** Logs a task that was changed, completed or reopened. Its position is not logged. */
export function logTaskChange(transaction: Transaction, call: LogCall, before: Task, after: Task): void {
  const isDone = before.completedAt !== after.completedAt && after.completedAt !== null;
  if (isDone) return logActivity(transaction, call, { ...namedTask(after), event: 'task.completed' });
  if (before.completed && !after.completed) {
    return logActivity(transaction, call, { ...namedTask(after), event: 'task.reopened' });
  }
  const of = { before: toLoggedTask(transaction, before), after: toLoggedTask(transaction, after), fields: FIELDS };
  return logActivity(transaction, call, { ...namedTask(after), event: 'task.changed', of });
}

/** Converts a task for the audit log: tags, person and subtasks by their names. */
function toLoggedTask(transaction: Transaction, task: Task) {
  return {
    ...task,
    tags: task.tags.map((id) => transaction.get(taskTagCollection, id)?.title ?? id),
    assignedTo: assignablePeople.find(({ id }) => id === task.assignedTo)?.name ?? task.assignedTo,
    subTasks: task.subTasks.map(({ title, completed }) => (completed ? `✓ ${title}` : title)),
  };
}
