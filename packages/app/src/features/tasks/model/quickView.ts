import { dayOfInstant, type TaskFields } from '@stockroom/contract';
import type { TasksState } from './taskAddress';
import { emptyTask } from './taskFields';
import { taskList } from './taskList';

type QuickPatch = Partial<TaskFields>;

/** Gives a new task the values that the list is filtered by, where its line says nothing else: it appears in the open list. */
export function withView(patch: QuickPatch, { view, tag, person, priority }: TasksState, now: number): QuickPatch {
  return {
    ...(person !== null && { assignedTo: person }),
    ...(priority !== null && { priority }),
    ...(view === 'today' && { dueDate: dayOfInstant(now) }),
    ...patch,
    tags: [...new Set([...(patch.tags ?? []), ...(tag === null ? [] : [tag])])],
  };
}

/** Whether a new task is among those that are shown. @param fold a text as it is compared when looking for it */
export function isInView(patch: QuickPatch, state: TasksState, now: number, fold: (text: string) => string): boolean {
  const task = { ...emptyTask('', 'task', new Date(now).toISOString()), ...patch };
  const title = fold(task.title);
  const words = fold(state.search).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => title.includes(word)) &&
    taskList([task], state, null, new Set<string>(), dayOfInstant(now)).rows.length > 0
  );
}
