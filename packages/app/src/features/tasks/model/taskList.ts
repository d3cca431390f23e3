import { dayOfInstant, sortTasks, type Task } from '@stockroom/contract';
import type { TasksState } from './taskAddress';

/** The rows of the list; if grouped by day, with the days. */
export interface TaskList {
  rows: readonly Task[];
  /** `overdue` or a day, and the number of its rows. */
  days: readonly { key: string; count: number }[] | null;
}

export type Narrowed = Pick<TasksState, 'view' | 'tag' | 'person' | 'priority' | 'hidesDone'>;

/**
 * The rows of a view. @param found ids of search results; `null` without a search @param collapsed ids of collapsed sections
 */
export function taskList(
  tasks: readonly Task[],
  state: Narrowed,
  found: ReadonlySet<string> | null,
  collapsed: ReadonlySet<string>,
  today: string,
): TaskList {
  const isNarrowed = found !== null || state.tag !== null || state.person !== null || state.priority !== null;
  const fits = (task: Task) =>
    (found === null || found.has(task.id)) &&
    (state.tag === null || task.tags.includes(state.tag)) &&
    (state.person === null || task.assignedTo === state.person) &&
    (state.priority === null || task.priority === state.priority);
  const shown = sortTasks(tasks);
  if (state.view === 'all') return { rows: allRows(shown, fits, isNarrowed, state.hidesDone, collapsed), days: null };
  const wanted = shown.filter((task) => task.type === 'task' && fits(task) && isOf(task, state.view, today));
  return byDay(wanted, state.view, today);
}

/** Rows in manual order under their sections; a filtered list has only the sections with matching tasks. */
function allRows(
  tasks: readonly Task[],
  fits: (task: Task) => boolean,
  isNarrowed: boolean,
  hidesDone: boolean,
  collapsed: ReadonlySet<string>,
): Task[] {
  const rows: Task[] = [];
  let section: Task | null = null;
  let isOpen = true;
  for (const task of tasks) {
    if (task.type === 'section') {
      section = task;
      isOpen = isNarrowed || !collapsed.has(task.id);
      if (!isNarrowed || fits(task)) rows.push(task);
    } else if (isOpen && fits(task) && !(hidesDone && task.completed)) {
      if (isNarrowed && section && !rows.includes(section)) rows.push(section);
      section = null;
      rows.push(task);
    }
  }
  return rows;
}

function isOf({ completed, dueDate }: Task, view: TasksState['view'], today: string): boolean {
  if (view === 'completed') return completed;
  if (completed || dueDate === null) return false;
  return view === 'today' ? dueDate <= today : dueDate > today;
}

function byDay(tasks: readonly Task[], view: TasksState['view'], today: string): TaskList {
  const isDone = view === 'completed';
  const keyOf = ({ dueDate, completedAt }: Task) => {
    if (isDone) return completedAt === null ? 'unknown' : dayOfInstant(Date.parse(completedAt));
    return dueDate !== null && dueDate < today ? 'overdue' : (dueDate ?? '');
  };
  const timeOf = ({ dueDate, dueTime, completedAt }: Task) =>
    isDone ? (completedAt ?? '') : `${dueDate ?? ''} ${dueTime ?? '99:99'}`;
  const sign = isDone ? -1 : 1;
  const rows = tasks.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -sign : Number(timeOf(a) > timeOf(b)) * sign));
  const days: { key: string; count: number }[] = [];
  for (const row of rows) {
    const last = days.at(-1);
    if (last?.key === keyOf(row)) last.count += 1;
    else days.push({ key: keyOf(row), count: 1 });
  }
  return { rows, days };
}

/** Number of open tasks in each section. */
export function openInSections(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let section: string | null = null;
  for (const { id, type, completed } of sortTasks(tasks)) {
    if (type === 'section') {
      section = id;
      counts.set(id, 0);
    } else if (section !== null && !completed) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}

/** Number of open tasks. */
export const remaining = (tasks: readonly Task[]): number =>
  tasks.filter(({ type, completed }) => type === 'task' && !completed).length;

/** Ids of a section with the tasks under it, or of a single task: the rows that move together. */
export function withItsTasks(tasks: readonly Task[], id: string): string[] {
  const ordered = sortTasks(tasks);
  const at = ordered.findIndex((task) => task.id === id);
  if (ordered[at]?.type !== 'section') return at < 0 ? [] : [id];
  const next = ordered.findIndex((task, place) => place > at && task.type === 'section');
  return ordered.slice(at, next < 0 ? undefined : next).map((task) => task.id);
}

/** The row to select after a row is removed: the next, else the previous. */
export function nextOf(rows: readonly Task[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? null : ((rows[at + 1] ?? rows[at - 1])?.id ?? null);
}
