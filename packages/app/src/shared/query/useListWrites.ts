import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { shouldShowError } from '../errors/describeError';
import { useDescribeError } from '../errors/useDescribeError';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from '../toast/toast';
import { bareList, type ListShape } from './listShape';
import { broadcastInvalidation } from './tabSync';

/** A list in the query cache. */
export interface WrittenList<Item, Data = Item[]> {
  /** Key of its query; for a paginated list the prefix of all their keys. */
  key: QueryKey;
  /** @default the response is the list */
  shape?: ListShape<Data, Item>;
}

/** An optimistic change of a list. */
export interface ListWrite<Item, Answer = unknown> {
  /** Id of the toast on failure: a second failure with the same id replaces the first. */
  id: string;
  call: () => Promise<Answer>;
  apply: (items: readonly Item[]) => readonly Item[];
  /** Reverts only this change: others may have followed it. */
  rollBack: (items: readonly Item[]) => readonly Item[];
  /** Applies the server's answer to the list, which is refetched all the same. */
  settle?: (items: readonly Item[], answer: Answer) => readonly Item[];
  /** Other query keys to invalidate, here and in other tabs. */
  invalidates?: readonly QueryKey[];
  /**
   * Announcement of a failure, before the reason; `null` where the caller announces it, or the user did not start the
   * write.
   */
  failure: string | null;
  /** Reason of the failure, in place of the usual description of the error; `null` keeps the usual one. */
  reasonOf?: (error: unknown) => string | null;
  /** Retries the write. @default the same write again */
  retry?: (error: unknown) => void;
  onDone?: (answer: Answer) => void;
  onFail?: () => void;
}

/** The result of a write. */
export type WriteResult<Answer = unknown> = { ok: true; answer: Answer } | { ok: false; error: unknown };

/**
 * Optimistic writes of one list, sent one after the other; a failed one is rolled back on its own and reported with Retry.
 * After the last one the list is refetched, here and in the other tabs. For records, `useRecordWrites` does the rest too.
 * @returns function that writes; its promise never rejects
 */
export function useListWrites<Item, Data = Item[]>({
  key,
  shape,
}: WrittenList<Item, Data>): <Answer>(write: ListWrite<Item, Answer>) => Promise<WriteResult<Answer>> {
  const client = useQueryClient();
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const mutationKey = [...key, 'write'];
  // Without a shape `Data` is the list itself.
  const { change } = shape ?? (bareList<Item>() as unknown as ListShape<Data, Item>);
  const show = (make: ListWrite<Item>['apply']) =>
    client.setQueriesData<Data>({ queryKey: key }, (data) => data && change(data, make));

  const { mutateAsync } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (given: ListWrite<Item>) => given.call(),
    onMutate: async ({ apply }) => {
      // An older query would show the list without this write.
      await client.cancelQueries({ queryKey: key });
      show(apply);
    },
    onSuccess: (answer, { settle, invalidates = [], onDone }) => {
      if (settle) show((items) => settle(items, answer));
      for (const each of [key, ...invalidates]) broadcastInvalidation(each);
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
      onDone?.(answer);
    },
    onError: (error, given) => {
      show(given.rollBack);
      given.onFail?.();
      if (given.failure === null || !shouldShowError(error)) return;
      const action = { label: t('retry'), onAction: () => (given.retry ? given.retry(error) : void write(given)) };
      const message = `${given.failure} ${given.reasonOf?.(error) ?? describe(error).message}`;
      toasts.show({ id: `${key.join(' ')} ${given.id}`, tone: 'critical', message, action });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });

  function write<Answer>(given: ListWrite<Item, Answer>): Promise<WriteResult<Answer>> {
    // The answer to a write goes only to its own `settle` and `onDone`.
    return mutateAsync(given as ListWrite<Item>).then(
      (answer) => ({ ok: true, answer: answer as Answer }),
      (error: unknown) => ({ ok: false, error }),
    );
  }
  return write;
}
