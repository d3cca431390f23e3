import type { TaskTag } from '@stockroom/contract';
import type { DataSet } from '../engine/collection';
import { lazySeeds } from '../engine/store/lazySeeds';
import { buildTask } from './task.factory';
import type { TaskRecord } from './taskRecord';
import { type Row, taskRows } from './tasks.rows';

const others = lazySeeds(() => import('./tasks.dataSets'));

/** Returns the initial tasks of a data set. */
export function tasksOf(dataSet: DataSet): readonly TaskRecord[] {
  switch (dataSet) {
    case 'empty':
    case 'tasks-empty':
      return [];
    case 'hostile-text':
      return others().hostileTasks();
    case 'tasks-2000':
      return others().manyTasks(2000);
    default:
      return demoTasks();
  }
}

let read: readonly TaskRecord[] | undefined;

/** Tasks of the demo, built when first needed. */
const demoTasks = (): readonly TaskRecord[] => (read ??= taskRows.map(fromRow));

function fromRow(row: Row, index: number): TaskRecord {
  const id = `task-${index + 1}`;
  const order = (index + 1) * 65_536;
  if (typeof row === 'string') return buildTask({ id, order, type: 'section', title: row });
  const { title, notes = '', due, at = null, priority = 1, tags = [], who = null, steps = [], repeat = null, done } = row;
  return buildTask({
    id,
    order,
    title,
    notes,
    completed: done !== undefined && !repeat,
    completedAt: done === undefined ? null : { daysAgo: done, at: '17:20' },
    dueDate: due === undefined ? null : { inDays: due },
    dueTime: at,
    priority,
    tags: [...tags],
    assignedTo: who,
    subTasks: steps.map((step, place) => ({
      id: `${id}-step-${place + 1}`,
      title: step.replace(/^\+/, ''),
      completed: step.startsWith('+'),
    })),
    repeat,
  });
}

const tags = {
  window: 'Window',
  stock: 'Stock',
  supplies: 'Supplies',
  calls: 'Calls',
  office: 'Office',
  photos: 'Photos',
  ideas: 'Ideas',
} as const;

/** Returns the initial tags of a data set. */
export function taskTagsOf(dataSet: DataSet): readonly TaskTag[] {
  if (dataSet === 'empty' || dataSet === 'tasks-empty') return [];
  const known = Object.entries(tags).map(([id, title]): TaskTag => ({ id, title }));
  return dataSet === 'hostile-text' ? [...known, { id: '__proto__', title: '<b>Bold</b>' }] : known;
}
