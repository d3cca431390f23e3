import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { ignoreNotFound } from '../api/ignoreNotFound';
import type { Versioned } from '../editing/model/recordFields';
import { broadcastInvalidation } from '../query/tabSync';
import { revertChange } from '../query/versions/revertChange';
import { toasts } from '../toast/toast';
import { useUndoToast } from '../toast/useUndoToast';
import { mapLimit, type Mapped } from './model/mapLimit';
import { withCurrentVersions } from './withCurrentVersions';
import { useBulkRun } from './useBulkRun';
import { useReportFailures } from './useReportFailures';

/**
 * Bulk writes of an area: changes and deletions. Each can be stopped on its way, announces how many were done and
 * which were not, with a retry of those, and is undone as a whole, without what others wrote since. Lists are refetched
 * afterwards, in other tabs too.
 */
export function useBulkWrites<Item extends Versioned & { id: string }, Patch extends object>({
  keys,
  calls,
  schema,
  nameOf,
  messages,
}: BulkWritesOptions<Item, Patch>) {
  const client = useQueryClient();
  const sayUndo = useUndoToast();
  const reportFailures = useReportFailures({ nameOf });
  const { progress, run, stop } = useBulkRun({
    failed: messages.failed,
    onSettled: () => {
      for (const key of keys) broadcastInvalidation(key);
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const say = (message: string, done: number, total: number, undo: () => void) => {
    const isPart = done < total;
    if (done > 0) sayUndo({ tone: isPart ? 'warning' : 'success', message: isPart ? messages.some(done, total) : message, undo });
  };

  const restore = (items: readonly Item[]): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, ({ id }) => calls.restore(id), limits);
      if (done.length > 0) toasts.show({ tone: 'success', message: messages.restored(done.length) });
      reportFailures.failed(failed, restore);
    });

  const undoChange = (changed: Mapped<Item, Item>['done'], fields: readonly (keyof Item)[] | undefined, to: Way<Item, Patch>) =>
    run(changed.length, async (limits) => {
      const backOf = (before: Item) => {
        const after = changed.find(({ item }) => item === before)?.answer ?? before;
        // The body of an action holds fields of the record.
        const sent = Object.keys(to(before)) as (keyof Item)[];
        // A record's fields are what is written of it.
        const update = (patch: Partial<Item>) => calls.update(before.id, patch as unknown as Patch);
        return revertChange({ before, after, fields: fields ?? sent }, update, schema);
      };
      const { done, failed } = await mapLimit(
        changed.map(({ item }) => item),
        backOf,
        limits,
      );
      reportFailures.kept(done.filter(({ answer }) => answer.isPartial).map(({ item }) => item));
      const again = new Set(failed.map(({ item }) => item));
      reportFailures.failed(failed, () =>
        undoChange(
          changed.filter(({ item }) => again.has(item)),
          fields,
          to,
        ),
      );
    });

  const change = (items: readonly Item[], given: BulkChange<Item, Patch>): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, (item) => calls.update(item.id, given.to(item)), limits);
      say(given.said(done.length), done.length, items.length, () => void undoChange(done, given.fields, given.to));
      reportFailures.failed(failed, (left) => change(left, given));
    });

  const remove = (items: readonly Item[], onDone: () => void): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, (item) => ignoreNotFound(calls.remove(item)), limits);
      const gone = done.map(({ item }) => item);
      say(messages.deleted(gone.length), gone.length, items.length, () => void restore(gone));
      reportFailures.failed(failed, (left) => remove(withCurrentVersions(left, failed, schema), onDone));
      onDone();
    });

  return {
    progress,
    stop,
    /** Changes each of them; `said` is told of how many it was. */
    change,
    /** @param onDone when they are gone from the list */
    remove,
  };
}

type Way<Item, Patch> = (item: Item) => Patch;

/** How a record is changed. It is changed back by itself. */
export interface BulkChange<Item, Patch> {
  to: Way<Item, Patch>;
  /** Fields that the server may change with it. @default those that are sent */
  fields?: readonly (keyof Item)[];
  said: (count: number) => string;
}

interface BulkWritesOptions<Item, Patch> {
  /** Of the queries that tell of the records. */
  keys: readonly QueryKey[];
  calls: {
    /** Answers the record as it is then. One of another version than the patch names is a 409. */
    update: (id: string, patch: Patch) => Promise<Item>;
    /** Deletes one as it is seen: one that others changed since is a 409. */
    remove: (item: Item) => Promise<unknown>;
    restore: (id: string) => Promise<unknown>;
  };
  /** Reads the stored record out of a 409. */
  schema: v.GenericSchema<unknown, Item>;
  /** A record's name where it was not done. */
  nameOf: (item: Item) => string;
  messages: {
    failed: string;
    some: (done: number, total: number) => string;
    deleted: (count: number) => string;
    restored: (count: number) => string;
  };
}
