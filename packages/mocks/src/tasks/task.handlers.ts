import {
  CreateTaskBody,
  Done,
  OrderTasksBody,
  resolveOrderTies,
  sortTasks,
  Task,
  TaskPerson,
  tasksEndpoints,
  topOrder,
  UpdateTaskBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { conflict, notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { expectedVersion, isUnchanged, refuseStale } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { type ProtectedCall, route, type Route } from '../engine/route';
import { assignablePeople } from '../user/people.seed';
import { buildTask } from './task.factory';
import { logTaskChange, namedTask } from './taskActivity';
import { changedTask, clearTaskReminder, putTask, taskOf } from './taskChange';
import { servedTask } from './taskRecord';
import { taskCollection, taskCollections, taskTrashCollection } from './tasks.collection';
import { restoredTask } from './taskTrash.handlers';

/** Routes of tasks and sections, and of people they can be assigned to. */
export function taskRoutes(): readonly Route[] {
  return [
    route('GET', tasksEndpoints.all, v.array(Task), listTasks),
    route('GET', tasksEndpoints.search, v.nullable(v.array(Task)), async (call) => {
      const words = fold(call.url.searchParams.get('query') ?? '')
        .trim()
        .split(/\s+/);
      if (words[0] === '') return null;
      const all = await listTasks(call);
      return all
        .filter(({ title, notes }) => words.every((word) => fold(`${title} ${notes}`).includes(word)))
        .map((task) => ({ ...task, title: markedTitle(task.title, words) }));
    }),
    route('PATCH', tasksEndpoints.order, v.array(Task), orderTasks),
    route('GET', tasksEndpoints.people, v.array(TaskPerson), async () => assignablePeople),
    route('GET', tasksEndpoints.task, Task, async ({ url, context }) =>
      taskOf(await context.store.read([taskCollection]), idOf(url), context.now()),
    ),
    route('POST', tasksEndpoints.task, Task, createTask),
    route('PATCH', tasksEndpoints.task, Task, updateTask),
    route('DELETE', tasksEndpoints.task, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(taskCollections, (transaction) => {
        const task = taskOf(transaction, id, context.now());
        refuseStale(expectedVersion(url), task);
        transaction.delete(taskCollection, id);
        transaction.put(taskTrashCollection, { ...task, deletedAt: new Date(context.now()).toISOString() });
        clearTaskReminder(transaction, id);
        logActivity(transaction, call, { event: 'task.deleted', name: task.title, record: namedTask(task).link });
        return true;
      });
    }),
  ];
}

async function listTasks({ context }: ProtectedCall): Promise<Task[]> {
  const view = await context.store.read([taskCollection]);
  return sortTasks([...view.values(taskCollection)].map((record) => servedTask(record, context.now())));
}

/**
 * Creates a task, at the top unless a position is given. Under a known id it returns the existing task, or restores it from the
 * trash.
 */
async function createTask(call: ProtectedCall): Promise<Task> {
  const { body, context } = call;
  const { type, id: given, task: fields } = await body(CreateTaskBody);
  const id = given ?? context.newId();
  return context.store.write(taskCollections, (transaction) => {
    const now = context.now();
    const known = transaction.get(taskCollection, id);
    if (known) return servedTask(known, now);
    const deleted = transaction.get(taskTrashCollection, id);
    if (deleted) transaction.delete(taskTrashCollection, id);
    const order = fields.order ?? topOrder(transaction.values(taskCollection));
    const empty = servedTask(buildTask({ id, type, order }), now);
    const task = deleted ? restoredTask(transaction, deleted) : changedTask(transaction, empty, fields, now);
    putTask(transaction, task);
    logActivity(transaction, call, { ...namedTask(task), event: deleted ? 'task.restored' : 'task.created' });
    return task;
  });
}

async function updateTask(call: ProtectedCall): Promise<Task> {
  const { body, context } = call;
  const { id, task: patch } = await body(UpdateTaskBody);
  return context.store.write(taskCollections, (transaction) => {
    const current = taskOf(transaction, id, context.now());
    refuseStale(patch.updatedAt, current);
    const isDoneAlready = patch.completed && patch.occurrence !== undefined && patch.occurrence !== current.dueDate;
    if (current.repeat && isDoneAlready) return current;
    const changed = changedTask(transaction, current, patch, context.now());
    putTask(transaction, changed, current);
    logTaskChange(transaction, call, current, changed);
    return changed;
  });
}

/** Changes the order of tasks. That does not count as a change of a task: a user editing it meets no conflict. */
async function orderTasks({ body, context }: ProtectedCall): Promise<Task[]> {
  const { tasks } = await body(OrderTasksBody);
  return context.store.write([taskCollection], (transaction) => {
    const place = ({ id, order, seen }: { id: string; order: number; seen?: { order: number } | undefined }) => {
      const record = transaction.get(taskCollection, id);
      if (!record) throw notFound();
      if (!isUnchanged(seen, record)) throw conflict(servedTask(record, context.now()));
      transaction.put(taskCollection, { ...record, order });
    };
    tasks.forEach(place);
    const all = [...transaction.values(taskCollection)];
    resolveOrderTies(all, new Set(tasks.map(({ id }) => id))).forEach(place);
    return sortTasks([...transaction.values(taskCollection)].map((record) => servedTask(record, context.now())));
  });
}

/** Wraps matches of folded words in `<mark>` and escapes everything else: shown as HTML, the result is only the text. */
function markedTitle(title: string, words: readonly string[]): string {
  const letters = [...title];
  const folded = letters.map(fold);
  const text = folded.join('');
  /** For each position in the folded text, the index of its letter. */
  const letterAt = folded.flatMap((piece, at) => Array.from({ length: piece.length }, () => at));
  const isMarked = letters.map(() => false);
  for (const word of words) {
    if (word === '') continue;
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const [first = 0, last = 0] = [letterAt[from], letterAt[from + word.length - 1]];
      isMarked.fill(true, first, last + 1);
    }
  }
  let html = '';
  for (const [at, letter] of letters.entries()) {
    // A combining mark that is folded away, such as an accent, belongs to the letter before it.
    const isOn = isMarked[at] === true || (folded[at] === '' && html.endsWith('</mark>'));
    if (isOn && html.endsWith('</mark>')) html = `${html.slice(0, -'</mark>'.length)}${escaped(letter)}</mark>`;
    else html += isOn ? `<mark>${escaped(letter)}</mark>` : escaped(letter);
  }
  return html;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (letter: string): string => ENTITIES[letter] ?? letter;
