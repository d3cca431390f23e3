import { dayOfInstant, type TaskFields } from '@stockroom/contract';
import type { TasksState } from './taskAddress';
import { emptyTask } from './taskFields';
import { taskList } from './taskList';

type QuickPatch = Partial<TaskFields>;

/** Gives a new task the values of the list's filters, unless its line sets others, so that it appears in the open list. */
export function withView(patch: QuickPatch, { view, tag, person, priority }: TasksState, now: number): QuickPatch {
  return {
    ...(person !== null && { assignedTo: person }),
    ...(priority !== null && { priority }),
    ...(view === 'today' && { dueDate: dayOfInstant(now) }),
    ...patch,
    tags: [...new Set([...(patch.tags ?? []), ...(tag === null ? [] : [tag])])],
  };
}

/** Whether a new task is shown in the current list. @param fold normalises a text for the comparison */
export function isInView(patch: QuickPatch, state: TasksState, now: number, fold: (text: string) => string): boolean {
  const task = { ...emptyTask('', 'task', new Date(now).toISOString()), ...patch };
  const title = fold(task.title);
  const words = fold(state.search).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => title.includes(word)) &&
    taskList([task], state, null, new Set<string>(), dayOfInstant(now)).rows.length > 0
  );
}
