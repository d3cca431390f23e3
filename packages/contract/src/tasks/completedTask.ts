import type { Task } from './task';
import { nextDue, advanceRepeat } from './taskRepeat';

/**
 * Returns a task after its completion: completed, or, if it recurs, due on its next day with its steps open and its reminder
 * moved by as many days.
 * @param now ISO 8601 in UTC
 * @param today the local day of it
 */
export function completedTask(task: Task, now: string, today: string): Task {
  if (!task.repeat || task.dueDate === null) return { ...task, completed: true, completedAt: now };
  const dueDate = nextDue(task.dueDate, task.repeat, today);
  const days = (Date.parse(dueDate) - Date.parse(task.dueDate)) / DAY;
  return {
    ...task,
    completedAt: now,
    dueDate,
    repeat: advanceRepeat(dueDate, task.dueDate, task.repeat),
    remindAt: task.remindAt && daysAfter(task.remindAt, days),
    subTasks: task.subTasks.map((step) => ({ ...step, completed: false })),
  };
}

const DAY = 86_400_000;

/** Returns the same local time some days later, regardless of changes of the clock. */
function daysAfter(instant: string, days: number): string {
  const date = new Date(instant);
  date.setDate(date.getDate() + days);
  return date.toISOString();
}
