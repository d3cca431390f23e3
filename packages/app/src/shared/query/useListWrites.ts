import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../i18n/useTranslation';
import { isWorthSaying } from '../errors/describeError';
import { useDescribeError } from '../errors/useDescribeError';
import { toasts } from '../toast/toast';

/** A change of a list that shows before the server has it. */
export interface ListWrite<Item> {
  /** Names the toast of its failure: a second failure of the same takes the place of the first. */
  id: string;
  call: () => Promise<unknown>;
  apply: (items: readonly Item[]) => Item[];
  /** Takes back this change alone: others may have come after it. */
  rollBack: (items: readonly Item[]) => Item[];
  /** What is said when it fails; `null` for what nobody asked for. */
  failure: string | null;
  onFail?: () => void;
}

/**
 * Writes of one list: shown at once, sent one after the other, each taken back by itself and said when it fails. The list is asked
 * for again when the last one is through.
 * @param listKey of the query that holds the list
 * @param onWritten after each write that the server took: to tell other tabs
 */
export function useListWrites<Item>(listKey: QueryKey, onWritten: () => void): (write: ListWrite<Item>) => void {
  const client = useQueryClient();
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const mutationKey = [...listKey, 'write'];
  const change = (make: ListWrite<Item>['apply']) => client.setQueryData<Item[]>(listKey, (items) => items && make(items));

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (write: ListWrite<Item>) => write.call(),
    onMutate: async ({ apply }) => {
      // What was asked before this write would show the list without it.
      await client.cancelQueries({ queryKey: listKey, exact: true });
      change(apply);
    },
    onSuccess: onWritten,
    onError: (error, write) => {
      change(write.rollBack);
      write.onFail?.();
      if (write.failure === null || !isWorthSaying(error)) return;
      const action = { label: t('retry'), onAction: () => mutate(write) };
      const message = `${write.failure} ${describe(error).message}`;
      toasts.show({ id: `${listKey.join(' ')} ${write.id}`, tone: 'critical', message, action });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: listKey, exact: true });
    },
  });
  return mutate;
}
