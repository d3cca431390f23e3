import { foldText } from '@stockroom/ui';
import { dayOf } from '../../../shared/format/days';
import type { TaskPatch } from '../api/taskCalls';
import type { TasksState } from './taskAddress';
import { emptyTask } from './taskFields';
import { taskList } from './taskList';

/** What a list is narrowed to a task that is written into it gets, where its line says nothing else: it stands where one looks. */
export function withView(patch: TaskPatch, { view, tag, person, priority }: TasksState, now: number): TaskPatch {
  return {
    ...(person !== null && { assignedTo: person }),
    ...(priority !== null && { priority }),
    ...(view === 'today' && { dueDate: dayOf(now) }),
    ...patch,
    tags: [...new Set([...(patch.tags ?? []), ...(tag === null ? [] : [tag])])],
  };
}

/** Whether a new task is among those that are shown. */
export function isInView(patch: TaskPatch, state: TasksState, now: number): boolean {
  const task = { ...emptyTask('', 'task', new Date(now).toISOString()), ...patch };
  const title = foldText(task.title);
  const words = foldText(state.search).split(/\s+/).filter(Boolean);
  return (
    words.every((word) => title.includes(word)) && taskList([task], state, null, new Set<string>(), dayOf(now)).rows.length > 0
  );
}
