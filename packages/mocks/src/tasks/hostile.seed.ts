import { buildTask } from './task.factory';
import type { TaskRecord } from './taskRecord';

const titles: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '<mark>Not found</mark> & <b>bold</b>',
  'Unbreakable'.repeat(40),
  'مَعْطَف شَتَوِيّ',
  '腕時計 クロノグラフ',
  '__proto__',
  'Right\u202eto left override',
  '',
  'E\u0301milie in two parts',
  '.*[a-z]+(x+x+)+y',
  'İ',
];

/**
 * Makes tasks that break careless pages: markup, long words, other scripts, unknown tags and people, invalid days, one order
 * for all.
 */
export function hostileTasks(): TaskRecord[] {
  return titles.map((title, index) =>
    buildTask({
      id: `task-${index + 1}`,
      type: index === 6 ? 'section' : 'task',
      title,
      notes: `<p onclick="alert(1)">${title}</p><script>alert(1)</script>`,
      dueDate: index % 3 === 0 ? '2026-02-30' : index % 3 === 1 ? { inDays: -400 } : null,
      dueTime: index % 2 === 0 ? '99:99' : null,
      priority: index % 2 === 0 ? 2 : 0,
      tags: ['window', '__proto__', 'gone'],
      assignedTo: index % 2 === 0 ? 'nobody' : 'contact-2',
      subTasks: [{ id: 'step-1', title, completed: index % 2 === 0 }],
      order: 65_536,
    }),
  );
}
