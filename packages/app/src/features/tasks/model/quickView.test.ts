import type { TaskFields } from '@stockroom/contract';
import { expect, it } from 'vitest';
import { isInView, withView } from './quickView';
import type { TasksState } from './taskAddress';

const now = new Date(2026, 2, 1, 9, 30).getTime();
const ALL: TasksState = { search: '', view: 'all', tag: null, person: null, priority: null, hidesDone: false, overlay: null };
const made = (patch: Partial<TaskFields>, state: Partial<TasksState>) => {
  const task = withView({ title: 'Ring', ...patch }, { ...ALL, ...state }, now);
  return [task, isInView(task, { ...ALL, ...state }, now, (text) => text.toLowerCase())];
};

it.each<[string, Partial<TaskFields>, Partial<TasksState>, Partial<TaskFields>, boolean]>([
  ['all', {}, {}, { tags: [] }, true],
  ['a person', {}, { person: 'priya' }, { assignedTo: 'priya', tags: [] }, true],
  ['another person', { assignedTo: 'aylin' }, { person: 'priya' }, { assignedTo: 'aylin', tags: [] }, false],
  ['a tag', { tags: ['stock'] }, { tag: 'window' }, { tags: ['stock', 'window'] }, true],
  ['a priority', {}, { priority: 2 }, { priority: 2, tags: [] }, true],
  ['today', {}, { view: 'today' }, { dueDate: '2026-03-01', tags: [] }, true],
  ['today, for another day', { dueDate: '2026-03-04' }, { view: 'today' }, { dueDate: '2026-03-04', tags: [] }, false],
  ['upcoming', {}, { view: 'upcoming' }, { tags: [] }, false],
  ['completed', {}, { view: 'completed' }, { tags: [] }, false],
  ['a search that finds it', {}, { search: 'RIN' }, { tags: [] }, true],
  ['another search', {}, { search: 'ring glazier' }, { tags: [] }, false],
])('withView: fills in the values of a list of %s', (_what, patch, state, task, isShown) => {
  expect(made(patch, state)).toEqual([{ title: 'Ring', ...task }, isShown]);
});
