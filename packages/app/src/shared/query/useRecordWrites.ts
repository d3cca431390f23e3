import type { QueryKey } from '@tanstack/react-query';
import { announce } from '../announce/announce';
import { isApiError } from '../api/ApiError';
import { ignoreNotFound } from '../api/ignoreNotFound';
import { useTranslation } from '../i18n/useTranslation';
import { useUndoToast } from '../undo/useUndoToast';
import { type Identified, moveRecord, putRecord, withoutRecord } from './records';
import type { IdempotencyKey } from './useIdempotentCreate';
import { useListWrites, type WriteResult, type WrittenList } from './useListWrites';
import { withCurrentVersion } from './versions/currentVersion';

export interface RecordWritesOptions<Item extends Identified, Data = Item[]> extends WrittenList<Item, Data> {
  /** One call of the contract each; those left out are not used. */
  calls: {
    create?: (item: Item) => Promise<unknown>;
    update?: (id: Item['id'], changes: Partial<Item>) => Promise<unknown>;
    /**
     * Deletes a record in the version shown. If it is deleted already, that counts as success; if others changed it since,
     * it is a conflict.
     */
    remove?: (item: Item) => Promise<unknown>;
    /** Restores a deleted record under its own id. @default create */
    restore?: (item: Item) => Promise<unknown>;
    move?: (id: Item['id'], to: number) => Promise<unknown>;
  };
  /** Name of a record in announcements. */
  nameOf: (item: Item) => string;
  /** Replaces the default announcements. */
  messages?: Partial<RecordMessages>;
  /** Puts a record in its position, replacing the one with its id. @default at the end */
  put?: (items: readonly Item[], item: Item) => readonly Item[];
  drop?: (items: readonly Item[], id: Item['id']) => readonly Item[];
  place?: (items: readonly Item[], id: Item['id'], to: number) => readonly Item[];
  /** Other query keys to invalidate when a record is deleted or restored. */
  invalidates?: readonly QueryKey[];
  /** Called when a deleted record is about to be restored, to move focus. */
  onUndo?: (item: Item) => void;
}

/** Announcements about a record, by its name. */
export type RecordMessages = Record<(typeof MESSAGES)[number], (name: string) => string>;

const MESSAGES = [
  'saved',
  'removed',
  'restored',
  'createFailed',
  'updateFailed',
  'removeFailed',
  'restoreFailed',
  'moveFailed',
] as const;

/** Announces an optimistic change as saved once it is. */
async function announceWhenDone(writing: Promise<WriteResult>, successMessage: string): Promise<WriteResult> {
  const result = await writing;
  if (result.ok) announce(successMessage);
  return result;
}

/**
 * Optimistic writes of a list's records: each is announced, rolled back with the reason and Retry on failure, and passed on
 * to the other tabs; a deletion has Undo. The returned promises never reject.
 * @example
 * const writes = useRecordWrites<Label>({ key: labelKeys.list, calls: { create, update, remove }, nameOf: (label) =>
 * label.title });
 * writes.remove(label); // says "Urgent deleted", with Undo
 */
export function useRecordWrites<Item extends Identified, Data = Item[]>(options: RecordWritesOptions<Item, Data>) {
  const { calls, nameOf, put = putRecord, drop = withoutRecord, place = moveRecord, invalidates, onUndo } = options;
  const { t } = useTranslation(['common', 'list']);
  const write = useListWrites<Item, Data>(options);
  const offerUndo = useUndoToast();
  const wordOf = (word: keyof RecordMessages, item: Item) =>
    options.messages?.[word]?.(nameOf(item)) ?? t(`list:records.${word}`, { name: nameOf(item) });

  const add = (item: Item, act: 'create' | 'restore') =>
    write({
      id: `${act} ${item.id}`,
      call: () => requireCall(act === 'restore' ? (calls.restore ?? calls.create) : calls.create)(item),
      apply: (items) => put(items, item),
      rollBack: (items) => drop(items, item.id),
      invalidates: act === 'restore' ? invalidates : undefined,
      failure: wordOf(`${act}Failed`, item),
    });
  const restore = (item: Item): Promise<WriteResult> => {
    const writing = add(item, 'restore');
    announce(wordOf('restored', item));
    return writing;
  };

  const remove = (item: Item): Promise<WriteResult> => {
    const undo = () => {
      onUndo?.(item);
      void restore(item);
    };
    const dismissUndo = offerUndo({ message: wordOf('removed', item), undo });
    return write({
      id: `remove ${item.id}`,
      call: () => ignoreNotFound(requireCall(calls.remove)(item)),
      apply: (items) => drop(items, item.id),
      rollBack: (items) => put(items, item),
      invalidates,
      failure: wordOf('removeFailed', item),
      reasonOf: (error) => (isApiError(error, 'conflict') ? t('list:changedMeanwhile') : null),
      // The newest version is visible before the person retries.
      retry: (error) => void remove(withCurrentVersion(item, error)),
      onFail: dismissUndo,
    });
  };

  return {
    /** Any other write of the list. */
    write,
    /** Creates a record, whose id comes from `useIdempotentCreate`. */
    create: (item: Item & { id: IdempotencyKey }): Promise<WriteResult> =>
      announceWhenDone(add(item, 'create'), wordOf('saved', item)),
    /** Changes fields of a record. @param successMessage replaces the default announcement; `null`: none */
    update: (item: Item, changes: Partial<Item>, successMessage: string | null = wordOf('saved', { ...item, ...changes })) => {
      const keys = Object.keys(changes) as (keyof Item)[];
      const before = Object.fromEntries(keys.map((key) => [key, item[key]])) as Partial<Item>;
      const change = (patch: Partial<Item>) => (items: readonly Item[]) =>
        items.map((each) => (each.id === item.id ? { ...each, ...patch } : each));
      const writing = write({
        id: `update ${item.id}`,
        call: () => requireCall(calls.update)(item.id, changes),
        apply: change(changes),
        rollBack: change(before),
        failure: wordOf('updateFailed', item),
      });
      return successMessage === null ? writing : announceWhenDone(writing, successMessage);
    },
    /** Deletes a record optimistically, and announces it with Undo. */
    remove,
    restore,
    /** Moves a record to another index of the list, from 0. @param items as shown */
    move: (items: readonly Item[], item: Item, to: number): Promise<WriteResult> => {
      const from = items.findIndex(({ id }) => id === item.id);
      const writing = write({
        id: `move ${item.id}`,
        call: () => requireCall(calls.move)(item.id, to),
        apply: (all) => place(all, item.id, to),
        rollBack: (all) => place(all, item.id, from),
        failure: wordOf('moveFailed', item),
      });
      announce(t('list:records.moved', { name: nameOf(item), place: to + 1, total: items.length }));
      return writing;
    },
  };
}

/** Returns a call, which an area must pass for each action that it offers. */
function requireCall<Call>(call: Call | undefined): Call {
  if (call === undefined) throw new Error('useRecordWrites was not given the call of this act');
  return call;
}
