import { buildTask } from './task.factory';
import type { TaskRecord } from './taskRecord';

const actions = ['Count', 'Order', 'Label', 'Return', 'Photograph', 'Price', 'Pack', 'Mend', 'Clean', 'Shelve'];
const things = ['watch straps', 'scarves', 'leather bags', 'brass lamps', 'notebooks', 'mugs', 'raincoats', 'candles', 'maps'];
const tags = ['window', 'stock', 'supplies', 'calls', 'office', 'ideas'];

/** Makes any number of tasks with a section every hundred, the same every time: for lists of a busy year. */
export function manyTasks(count: number): TaskRecord[] {
  return Array.from({ length: count }, (_unused, index) => {
    const place = { id: `many-${index + 1}`, order: (index + 1) * 65_536 };
    if (index % 100 === 0) return buildTask({ ...place, type: 'section', title: `Shelf ${index / 100 + 1}` });
    return buildTask({
      ...place,
      title: `${pick(actions, index)} ${pick(things, Math.floor(index / actions.length))}, shelf ${Math.floor(index / 100) + 1}`,
      completed: index % 5 === 0,
      completedAt: index % 5 === 0 ? { daysAgo: 1 + (index % 60), at: '10:00' } : null,
      dueDate: index % 4 === 0 ? null : { inDays: (index % 90) - 20 },
      priority: index % 7 === 0 ? 2 : 1,
      tags: index % 3 === 0 ? [] : [pick(tags, index)],
      assignedTo: index % 2 === 0 ? 'contact-2' : null,
    });
  });
}

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';
