import { describe, expect, it } from 'vitest';
import { completedTask } from './completedTask';
import type { Task } from './task';
import { sortTasks, ordersBefore, resolveOrderTies, topOrder } from './taskOrder';
import { nextDue } from './taskRepeat';

describe('nextDue', () => {
  it.each([
    ['2026-03-01', 'day', 1, '2026-03-01', '2026-03-02'],
    ['2026-02-20', 'day', 3, '2026-03-01', '2026-03-04'],
    ['2026-03-01', 'weekday', 1, '2026-03-01', '2026-03-02'],
    ['2026-03-06', 'weekday', 1, '2026-03-06', '2026-03-09'],
    ['2026-03-06', 'weekday', 2, '2026-03-05', '2026-03-10'],
    ['2026-02-22', 'week', 1, '2026-03-01', '2026-03-08'],
    ['2026-01-31', 'month', 1, '2026-02-01', '2026-02-28'],
    ['2026-01-31', 'month', 1, '2026-03-01', '2026-03-31'],
    ['2024-02-29', 'year', 1, '2024-03-01', '2025-02-28'],
    ['2024-02-29', 'year', 4, '2024-03-01', '2028-02-29'],
    ['2026-12-31', 'day', 1, '2026-12-31', '2027-01-01'],
  ] as const)('after %s, by %s %d, on %s returns %s', (day, unit, every, today, next) => {
    expect(nextDue(day, { unit, every }, today)).toBe(next);
  });
});

describe('completedTask', () => {
  const task = { completed: false, completedAt: null, dueDate: '2026-03-01', remindAt: '2026-03-01T08:00:00.000Z' } as Task;
  const steps = [{ id: 'a', title: 'Step', completed: true }];

  it('completes a task', () => {
    const done = completedTask({ ...task, repeat: null, subTasks: steps }, '2026-03-01T09:00:00.000Z', '2026-03-01');
    expect(done).toMatchObject({ completed: true, completedAt: '2026-03-01T09:00:00.000Z', dueDate: '2026-03-01' });
  });

  it('moves a recurring task to its next day, with its steps open', () => {
    const repeat = { unit: 'week', every: 1 } as const;
    const done = completedTask({ ...task, repeat, subTasks: steps }, '2026-03-01T09:00:00.000Z', '2026-03-01');
    expect(done).toMatchObject({ completed: false, dueDate: '2026-03-08', remindAt: '2026-03-08T08:00:00.000Z' });
    expect(done.subTasks[0]?.completed).toBe(false);
  });

  /** Due days of a task that is completed repeatedly, each time on its due day. */
  const rounds = (dueDate: string, unit: 'month' | 'year', count: number) => {
    let next = { ...task, dueDate, remindAt: null, repeat: { unit, every: 1 }, subTasks: [] } as Task;
    return Array.from({ length: count }, () => {
      next = completedTask(next, '2026-03-01T09:00:00.000Z', next.dueDate ?? '');
      return next.dueDate;
    });
  };

  it('keeps the intended day of the month', () => {
    expect(rounds('2026-01-31', 'month', 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(rounds('2026-01-30', 'month', 2)).toEqual(['2026-02-28', '2026-03-30']);
    expect(rounds('2024-02-29', 'year', 4)).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });

  it('continues from a day chosen by the user', () => {
    const moved = { ...task, dueDate: '2026-03-15', repeat: { unit: 'month', every: 1, day: 31 }, subTasks: [] } as Task;
    expect(completedTask(moved, '2026-03-15T09:00:00.000Z', '2026-03-15')).toMatchObject({
      dueDate: '2026-04-15',
      repeat: { unit: 'month', every: 1 },
    });
  });
});

describe('task order', () => {
  const tasks = [
    { id: 'a', order: 10 },
    { id: 'b', order: 20 },
    { id: 'c', order: 21 },
  ];
  const moved = (ids: string[], before: string | null) => {
    const others = tasks.filter(({ id }) => !ids.includes(id));
    const changed = new Map(ordersBefore(others, ids, before).map(({ id, order }) => [id, order]));
    return sortTasks(tasks.map((task) => ({ ...task, order: changed.get(task.id) ?? task.order })))
      .map(({ id }) => id)
      .join('');
  };

  it.each([
    [['c'], 'a', 'cab'],
    [['c'], 'b', 'acb'],
    [['a'], null, 'bca'],
    [['a'], 'c', 'bac'],
    [['a', 'b'], null, 'cab'],
    [['b', 'c'], 'a', 'bca'],
    [['b'], 'nobody', 'acb'],
  ])('moves %j before %s, giving %s', (ids, before, order) => {
    expect(moved(ids, before)).toBe(order);
  });

  it('changes only the moved tasks while there is a gap', () => {
    expect(ordersBefore(tasks.slice(0, 2), ['c'], 'b')).toEqual([{ id: 'c', order: 15 }]);
    expect(ordersBefore(tasks, ['x'], 'c')).toHaveLength(4);
  });

  it('stays distinct: the task moved last comes before one with the same order', () => {
    expect(resolveOrderTies(tasks, new Set())).toEqual([]);
    const settled = resolveOrderTies([...tasks, { id: 'z', order: 20 }], new Set(['z']));
    expect(sortTasks(settled).map(({ id }) => id)).toEqual(['a', 'z', 'b', 'c']);
  });

  it('starts new tasks at the top', () => {
    expect(topOrder(tasks)).toBeLessThan(10);
    expect(topOrder([])).toBeGreaterThan(0);
  });
});
