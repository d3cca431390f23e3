import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { ignoreNotFound } from '../api/ignoreNotFound';
import type { Versioned } from '../editing/model/recordFields';
import { broadcastInvalidation } from '../query/tabSync';
import { revertChange } from '../query/versions/revertChange';
import { toasts } from '../toast/toast';
import { useUndoToast } from '../undo/useUndoToast';
import { mapLimit, type Mapped } from './model/mapLimit';
import { useBulkRun } from './useBulkRun';
import { useReportFailures } from './useReportFailures';
import { withCurrentVersions } from './withCurrentVersions';

/**
 * Bulk writes of an area: changes and deletions. Each can be stopped midway, announces how many records were done and which
 * were not, with a retry of those, and can be undone as a whole, without what others wrote since. Lists are refetched
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
  const offerUndo = useUndoToast();
  const reportFailures = useReportFailures({ nameOf });
  const { progress, run, stop } = useBulkRun({
    failed: messages.failed,
    onSettled: () => {
      for (const key of keys) broadcastInvalidation(key);
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const notifyOutcome = (message: string, done: number, total: number, undo: () => void) => {
    const isPart = done < total;
    if (done > 0) {
      offerUndo({ tone: isPart ? 'warning' : 'success', message: isPart ? messages.some(done, total) : message, undo });
    }
  };

  const restore = (items: readonly Item[]): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, ({ id }) => calls.restore(id), limits);
      if (done.length > 0) toasts.show({ tone: 'success', message: messages.restored(done.length) });
      reportFailures.failed(failed, restore);
    });

  const undoChange = (
    changed: Mapped<Item, Item>['done'],
    fields: readonly (keyof Item)[] | undefined,
    to: ToPatch<Item, Patch>,
  ) =>
    run(changed.length, async (limits) => {
      const backOf = (before: Item) => {
        const after = changed.find(({ item }) => item === before)?.answer ?? before;
        // The keys of the payload are fields of the record.
        const sent = Object.keys(to(before)) as (keyof Item)[];
        // The changed fields of a record form a valid payload.
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
      notifyOutcome(given.messageOf(done.length), done.length, items.length, () => void undoChange(done, given.fields, given.to));
      reportFailures.failed(failed, (left) => change(left, given));
    });

  const remove = (items: readonly Item[], onDone: () => void): Promise<boolean> =>
    run(items.length, async (limits) => {
      const { done, failed } = await mapLimit(items, (item) => ignoreNotFound(calls.remove(item)), limits);
      const gone = done.map(({ item }) => item);
      notifyOutcome(messages.deleted(gone.length), gone.length, items.length, () => void restore(gone));
      reportFailures.failed(failed, (left) => remove(withCurrentVersions(left, failed, schema), onDone));
      onDone();
    });

  return {
    progress,
    stop,
    /** Changes each record; `messageOf` receives the number changed. */
    change,
    /** @param onDone called when the records were removed from the list */
    remove,
  };
}

type ToPatch<Item, Patch> = (item: Item) => Patch;

/** A change of a record. It is reverted automatically on undo. */
export interface BulkChange<Item, Patch> {
  to: ToPatch<Item, Patch>;
  /** Fields that the server may change along with it. @default those that are sent */
  fields?: readonly (keyof Item)[];
  messageOf: (count: number) => string;
}

interface BulkWritesOptions<Item, Patch> {
  /** Keys of the queries that contain the records. */
  keys: readonly QueryKey[];
  calls: {
    /** Returns the record as updated. A patch with an outdated version yields a 409. */
    update: (id: string, patch: Patch) => Promise<Item>;
    /** Deletes a record in the version shown: if others changed it since, the answer is a 409. */
    remove: (item: Item) => Promise<unknown>;
    restore: (id: string) => Promise<unknown>;
  };
  /** Schema of the stored record in a 409. */
  schema: v.GenericSchema<unknown, Item>;
  /** Name of a record in messages about failures. */
  nameOf: (item: Item) => string;
  messages: {
    failed: string;
    some: (done: number, total: number) => string;
    deleted: (count: number) => string;
    restored: (count: number) => string;
  };
}
