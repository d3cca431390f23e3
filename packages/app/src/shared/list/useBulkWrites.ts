import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { orGone } from '../api/orGone';
import { tellOtherTabs } from '../query/otherTabs';
import { toasts } from '../toast/toast';
import { useUndoToast } from '../toast/useUndoToast';
import { mapLimit } from './model/mapLimit';
import { type BulkLimits, useBulkRun } from './useBulkRun';

/**
 * What is done to many records of an area at once: changed, or deleted. Each act can be stopped on its way, says by how many it was done, and is
 * taken back as a whole by Undo. Lists are asked for anew afterwards, in other tabs too.
 */
export function useBulkWrites<Item extends { id: string }, Patch>({ keys, calls, words }: BulkWritesOptions<Patch>) {
  const client = useQueryClient();
  const sayUndo = useUndoToast();
  const { progress, run, stop } = useBulkRun({
    failed: words.failed,
    onSettled: () => {
      for (const key of keys) tellOtherTabs(key);
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const say = (message: string, done: number, total: number, undo: () => void) => {
    const isPart = done < total;
    sayUndo({ tone: isPart ? 'warning' : 'success', message: isPart ? words.some(done, total) : message, undo });
  };
  const write = (items: readonly Item[], patchOf: (item: Item) => Patch, limits: BulkLimits) =>
    mapLimit(items, (item) => calls.update(item.id, patchOf(item)), limits);
  const restore = (items: readonly Item[]) =>
    run(items.length, async (limits) => {
      const done = await mapLimit(items, ({ id }) => calls.restore(id), limits);
      toasts.show({ tone: 'success', message: words.restored(done.length) });
    });

  return {
    progress,
    stop,
    /** Changes each of them; `said` is told of how many it was. */
    change: (items: readonly Item[], { to, back, said }: BulkChange<Item, Patch>): Promise<boolean> =>
      run(items.length, async (limits) => {
        const done = await write(items, to, limits);
        const undo = () => run(done.length, async (again) => void (await write(done, back, again)));
        say(said(done.length), done.length, items.length, () => void undo());
      }),
    /** @param onDone when they are gone from the list */
    remove: (items: readonly Item[], onDone: () => void): Promise<boolean> =>
      run(items.length, async (limits) => {
        const done = await mapLimit(items, ({ id }) => orGone(calls.remove(id)), limits);
        say(words.deleted(done.length), done.length, items.length, () => void restore(done));
        onDone();
      }),
  };
}

/** How a record is changed, and back again. */
export interface BulkChange<Item, Patch> {
  to: (item: Item) => Patch;
  back: (item: Item) => Patch;
  said: (count: number) => string;
}

interface BulkWritesOptions<Patch> {
  /** Of the queries that tell of the records. */
  keys: readonly QueryKey[];
  calls: {
    update: (id: string, patch: Patch) => Promise<unknown>;
    remove: (id: string) => Promise<unknown>;
    restore: (id: string) => Promise<unknown>;
  };
  words: {
    failed: string;
    some: (done: number, total: number) => string;
    deleted: (count: number) => string;
    restored: (count: number) => string;
  };
}
