import { Done, EmptyTaskTrashBody, RestoreTaskBody, Task, tasksEndpoints, TrashedTask } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { notFound } from '../engine/errors';
import { route, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { namedTask } from './taskActivity';
import { knownTags, putTask } from './taskChange';
import { servedTask } from './taskRecord';
import { taskCollection, taskCollections, taskTrashCollection } from './tasks.collection';

/** Routes of deleted tasks: listing, restoring, deleting permanently. */
export function taskTrashRoutes(): readonly Route[] {
  return [
    route('GET', tasksEndpoints.trash, v.array(TrashedTask), async ({ context }) => {
      const view = await context.store.read([taskTrashCollection]);
      return [...view.values(taskTrashCollection)].toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
    }),
    route('POST', tasksEndpoints.restore, Task, async (call) => {
      const { body, context } = call;
      const { id } = await body(RestoreTaskBody);
      return context.store.write(taskCollections, (transaction) => {
        // A repeated request finds the task restored already.
        const known = transaction.get(taskCollection, id);
        if (known) return servedTask(known, context.now());
        const task = restoredTask(transaction, trashed(transaction, id));
        transaction.delete(taskTrashCollection, id);
        putTask(transaction, task);
        logActivity(transaction, call, { ...namedTask(task), event: 'task.restored' });
        return task;
      });
    }),
    route('DELETE', tasksEndpoints.trash, Done, async ({ url, body, context }) => {
      const id = url.searchParams.get('id');
      const { ids } = await body(EmptyTaskTrashBody);
      return context.store.write([taskTrashCollection], (transaction) => {
        const gone = id === null ? (ids ?? [...transaction.keys(taskTrashCollection)]) : [trashed(transaction, id).id];
        for (const key of gone) transaction.delete(taskTrashCollection, key);
        return true;
      });
    }),
  ];
}

function trashed(transaction: Transaction, id: string): TrashedTask {
  const task = transaction.get(taskTrashCollection, id);
  if (!task) throw notFound();
  return task;
}

/** Returns the task as it was, at its position, but without tags deleted meanwhile. */
export function restoredTask(
  transaction: Pick<Transaction, 'get' | 'values'>,
  { deletedAt: _deletedAt, ...task }: TrashedTask,
): Task {
  return { ...task, tags: knownTags(transaction, task.tags) };
}
