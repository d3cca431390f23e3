import type { ProjectTile, Task } from '@stockroom/contract';
import type { MockContext } from '../engine/context';
import { servedTask } from '../tasks/taskRecord';
import { taskCollection } from '../tasks/tasks.collection';
import { dayFrom, dayOf } from './timeSeries';

/**
 * Counts the shop's tasks due today and overdue, from the same tasks as the task list; for the days before, those completed and
 * those overdue.
 */
export async function taskCounts({ store, now }: MockContext): Promise<Record<'due' | 'overdue', ProjectTile>> {
  const view = await store.read([taskCollection]);
  const time = now();
  const tasks = [...view.values(taskCollection)].map((record) => servedTask(record, time)).filter(({ type }) => type === 'task');
  const doneOn = ({ completedAt }: Task): string | null => (completedAt === null ? null : dayOf(Date.parse(completedAt)));
  const openAt = (task: Task, day: string): boolean => !task.completed || (doneOn(task) ?? '') > day;
  const countOf = (test: (task: Task) => boolean): number => tasks.filter(test).length;
  const [today, ...days] = [0, 1, 2, 3].map((ago) => dayFrom(time, -ago));
  const late = (day: string) => countOf((task) => task.dueDate !== null && task.dueDate < day && openAt(task, day));
  const done = (day: string) => countOf((task) => task.completed && doneOn(task) === day);
  const [one = '', two = '', three = ''] = days;
  return {
    due: {
      count: countOf((task) => !task.completed && task.dueDate === today),
      before: [done(one), done(two), done(three)],
    },
    overdue: { count: late(today ?? ''), before: [late(one), late(two), late(three)] },
  };
}
