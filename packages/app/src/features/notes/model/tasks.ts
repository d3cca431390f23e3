import type { NoteTask } from '@stockroom/contract';

/** A line of a pasted list, without its bullet. */
export interface PastedLine {
  content: string;
  completed: boolean;
  indented: boolean;
}

/** A bullet is followed by a blank: `1.5 kg` and `-5 °C` have none. */
const LINE = /^(\s*)(?:[-*+•◦▪](?:\s+|$)|\d{1,3}[.)]\s+)?(?:(?:\[([ xX])\]|([☐☑✓✔]))(?:\s+|$))?(.*)$/u;

/** Splits pasted text into lines; ticks and indentation are kept, empty lines left out. */
export function pastedLines(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [, indent = '', box = '', sign = '', content = ''] = LINE.exec(line) ?? [];
    const isDone = box.toLowerCase() === 'x' || (sign !== '' && sign !== '☐');
    return content.trim() === '' ? [] : [{ content: content.trim(), completed: isDone, indented: indent !== '' }];
  });
}

export const changed = (tasks: readonly NoteTask[], id: string, change: Partial<NoteTask>): NoteTask[] =>
  tasks.map((task) => (task.id === id ? { ...task, ...change } : task));

export const without = (tasks: readonly NoteTask[], id: string): NoteTask[] => tasks.filter((task) => task.id !== id);

/** Inserts tasks after another, or at the end. The first task of a list is never indented. */
export function insertTasks(tasks: readonly NoteTask[], more: readonly NoteTask[], afterId?: string): NoteTask[] {
  const at = tasks.findIndex(({ id }) => id === afterId);
  return withFirstOut(at < 0 ? [...tasks, ...more] : tasks.toSpliced(at + 1, 0, ...more));
}

/** Toggles a task, together with the tasks indented below it. */
export function toggleTask(tasks: readonly NoteTask[], id: string): NoteTask[] {
  const task = tasks.find((each) => each.id === id);
  if (!task) return [...tasks];
  const ids = new Set(groupOf(tasks, task).map((each) => each.id));
  return tasks.map((each) => (ids.has(each.id) ? { ...each, completed: !task.completed } : each));
}

/** Moves a task with its indented tasks to the position of another, among the tasks shown together. */
export function moveTask(tasks: readonly NoteTask[], id: string, toId: string): NoteTask[] {
  const [from, to] = [tasks.findIndex((each) => each.id === id), tasks.findIndex((each) => each.id === toId)];
  const task = tasks[from];
  if (!task || to < 0 || from === to) return [...tasks];
  const group = groupOf(tasks, task);
  if (group.some((each) => each.id === toId)) return [...tasks];
  const rest = tasks.filter((each) => !group.includes(each));
  const at = rest.findIndex((each) => each.id === toId);
  return withFirstOut(rest.toSpliced(from < to ? at + 1 : at, 0, ...group));
}

/** Open tasks, and below them finished ones. */
export const openOf = (tasks: readonly NoteTask[]): NoteTask[] => tasks.filter(({ completed }) => !completed);
export const doneOf = (tasks: readonly NoteTask[]): NoteTask[] => tasks.filter(({ completed }) => completed);

/** A task and the tasks indented below it. */
function groupOf(tasks: readonly NoteTask[], task: NoteTask): NoteTask[] {
  if (task.indented) return [task];
  const after = tasks.slice(tasks.indexOf(task) + 1);
  const end = after.findIndex(({ indented }) => !indented);
  return [task, ...(end < 0 ? after : after.slice(0, end))];
}

const withFirstOut = (tasks: readonly NoteTask[]): NoteTask[] =>
  tasks.map((task, index) => (index === 0 && task.indented ? { ...task, indented: false } : task));
