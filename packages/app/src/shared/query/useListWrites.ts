import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isWorthSaying } from '../errors/describeError';
import { useDescribeError } from '../errors/useDescribeError';
import { useTranslation } from '../i18n/useTranslation';
import { toasts } from '../toast/toast';
import { bareList, type ListShape } from './listShape';
import { broadcastInvalidation } from './tabSync';

/** A list as the query client holds it. */
export interface WrittenList<Item, Data = Item[]> {
  /** Of the query that holds it; of a list in pages what all their keys begin with. */
  key: QueryKey;
  /** @default the answer is the list */
  shape?: ListShape<Data, Item>;
}

/** A change of a list that shows before the server has it. */
export interface ListWrite<Item, Answer = unknown> {
  /** Names the toast of its failure: a second failure of the same takes the place of the first. */
  id: string;
  call: () => Promise<Answer>;
  apply: (items: readonly Item[]) => readonly Item[];
  /** Takes back this change alone: others may have come after it. */
  rollBack: (items: readonly Item[]) => readonly Item[];
  /** Takes the server's answer into the list, which is asked for again all the same. */
  settle?: (items: readonly Item[], answer: Answer) => readonly Item[];
  /** Other query keys to invalidate, here and in other tabs. */
  invalidates?: readonly QueryKey[];
  /** The announcement of failure, before the reason; `null` where the caller announces it, or nobody asked for it. */
  failure: string | null;
  /** Why it failed, in place of what is said of an error everywhere; `null` where that is said. */
  reasonOf?: (error: unknown) => string | null;
  /** Retries. @default the very same again */
  retry?: (error: unknown) => void;
  onDone?: (answer: Answer) => void;
  onFail?: () => void;
}

/** The result of a write. */
export type WriteResult<Answer = unknown> = { ok: true; answer: Answer } | { ok: false; error: unknown };

/**
 * Writes of one list: shown at once, sent one after the other, each taken back by itself and said with a Retry when it fails. When the
 * last one is through, the list is asked for again, here and in the other tabs. For records, `useRecordWrites` does the rest too.
 * @returns writes; what it returns never rejects
 */
export function useListWrites<Item, Data = Item[]>({
  key,
  shape,
}: WrittenList<Item, Data>): <Answer>(write: ListWrite<Item, Answer>) => Promise<WriteResult<Answer>> {
  const client = useQueryClient();
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const mutationKey = [...key, 'write'];
  // Without a shape the answer is the list: that is what `Data` is then.
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
      if (given.failure === null || !isWorthSaying(error)) return;
      const action = { label: t('retry'), onAction: () => (given.retry ? given.retry(error) : void write(given)) };
      const message = `${given.failure} ${given.reasonOf?.(error) ?? describe(error).message}`;
      toasts.show({ id: `${key.join(' ')} ${given.id}`, tone: 'critical', message, action });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });

  function write<Answer>(given: ListWrite<Item, Answer>): Promise<WriteResult<Answer>> {
    // The answer to a write is passed to its own `settle` and `onDone`.
    return mutateAsync(given as ListWrite<Item>).then(
      (answer) => ({ ok: true, answer: answer as Answer }),
      (error: unknown) => ({ ok: false, error }),
    );
  }
  return write;
}
