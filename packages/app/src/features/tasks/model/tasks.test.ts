import type { Task } from '@stockroom/contract';
import { describe, expect, it } from 'vitest';
import { markedParts } from './markedParts';
import { movedReminder, reminderChoices, remindersOf } from './reminders';
import { emptyTask } from './taskFields';
import { type Narrowed, nextOf, openInSections, remaining, taskList, withItsTasks } from './taskList';

const task = (id: string, patch: Partial<Task> = {}): Task => ({
  ...emptyTask(id, 'task', '2026-03-01T09:00:00.000Z'),
  title: id,
  ...patch,
});
const section = (id: string, order: number) => task(id, { type: 'section', order });
const TASKS = [
  task('a', { order: 1, dueDate: '2026-03-01', dueTime: '17:00' }),
  section('S', 2),
  task('b', { order: 3, tags: ['stock'], dueDate: '2026-02-20' }),
  task('c', { order: 4, completed: true, completedAt: '2026-02-27T10:00:00.000Z' }),
  section('T', 5),
  task('d', { order: 6, assignedTo: 'priya', dueDate: '2026-03-04' }),
  task('e', { order: 7, dueDate: '2026-03-01' }),
];
const ALL: Narrowed = { view: 'all', tag: null, person: null, priority: null, hidesDone: false };
const shown = (state: Partial<Narrowed>, found: string[] | null = null, collapsed: string[] = []) => {
  const list = taskList(TASKS, { ...ALL, ...state }, found && new Set(found), new Set(collapsed), '2026-03-01');
  return [list.rows.map(({ id }) => id).join(''), list.days?.map(({ key, count }) => `${key} ${count}`)];
};

describe('task lists', () => {
  it.each([
    ['everything in its order', {}, null, [], 'aSbcTde'],
    ['without what is done', { hidesDone: true }, null, [], 'aSbTde'],
    ['without what is put away', {}, null, ['S'], 'aSTde'],
    ['by tag, with the sections that have any', { tag: 'stock' }, null, ['S'], 'Sb'],
    ['by person', { person: 'priya' }, null, [], 'Td'],
    ['found', {}, ['a', 'c'], [], 'aSc'],
    ['nothing found', {}, [], [], ''],
  ] as const)('shows %s', (_what, state, found, collapsed, rows) => {
    expect(shown(state, found && [...found], [...collapsed])).toEqual([rows, undefined]);
  });

  it('groups tasks by day', () => {
    expect(shown({ view: 'today' })).toEqual(['bae', ['overdue 1', '2026-03-01 2']]);
    expect(shown({ view: 'upcoming' })).toEqual(['d', ['2026-03-04 1']]);
    expect(shown({ view: 'completed' })).toEqual(['c', ['2026-02-27 1']]);
  });
});

it('openInSections and withItsTasks: count open tasks and find the tasks of a section', () => {
  expect(remaining(TASKS)).toBe(4);
  expect(Object.fromEntries(openInSections(TASKS))).toEqual({ S: 1, T: 2 });
  expect(withItsTasks(TASKS, 'S')).toEqual(['S', 'b', 'c']);
  expect(withItsTasks(TASKS, 'T')).toEqual(['T', 'd', 'e']);
  expect(withItsTasks(TASKS, 'a')).toEqual(['a']);
  expect([nextOf(TASKS, 'a'), nextOf(TASKS, 'e'), nextOf(TASKS, 'x')]).toEqual(['S', 'd', null]);
});

it('markedParts: marks search matches and shows other markup as text', () => {
  expect(markedParts('&lt;b&gt; <mark>Sale</mark> &amp;amp;')).toMatchObject([
    { text: '<b> ', isMarked: false },
    { text: 'Sale', isMarked: true },
    { text: ' &amp;', isMarked: false },
  ]);
  expect(markedParts('<img src=x>')).toMatchObject([{ text: '<img src=x>', isMarked: false }]);
});

describe('reminders', () => {
  const now = new Date(2026, 2, 1, 9, 31).getTime();
  const at = (...date: [number, number, number, number, number]) => new Date(...date).toISOString();

  it('are before the day and time of the task', () => {
    expect(Object.fromEntries(remindersOf({ dueDate: '2026-03-05', dueTime: '17:00' }, now))).toEqual({
      atTime: at(2026, 2, 5, 17, 0),
      tenMinutes: at(2026, 2, 5, 16, 50),
      hour: at(2026, 2, 5, 16, 0),
      morning: at(2026, 2, 5, 9, 0),
      dayBefore: at(2026, 2, 4, 9, 0),
    });
    expect(remindersOf({ dueDate: null, dueTime: null }, now).get('tomorrow')).toBe(at(2026, 2, 2, 9, 0));
  });

  it('are offered once where two are at the same instant', () => {
    const choices = reminderChoices({ dueDate: '2026-03-05', dueTime: '09:00' }, now);
    expect([...choices.values()]).toEqual(['atTime', 'tenMinutes', 'hour', 'dayBefore']);
  });

  it('move along with their task', () => {
    const [before, after] = [
      { dueDate: '2026-03-05', dueTime: '17:00' },
      { dueDate: '2026-03-06', dueTime: '17:00' },
    ];
    expect(movedReminder(at(2026, 2, 5, 16, 0), before, after, now)).toBe(at(2026, 2, 6, 16, 0));
    expect(movedReminder(at(2026, 2, 5, 16, 0), before, { dueDate: '2026-03-06', dueTime: null }, now)).toBe(
      at(2026, 2, 6, 9, 0),
    );
    expect(movedReminder(at(2026, 2, 1, 16, 3), before, after, now)).toBe(at(2026, 2, 1, 16, 3));
    expect(movedReminder(at(2026, 2, 5, 16, 0), before, { dueDate: null, dueTime: null }, now)).toBeNull();
  });
});
