import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { toasts } from '../../../../shared/toast/toast';
import { feedKeys } from '../../api/feedKeys';
import { tellOtherTabs } from '../../api/feedTabs';
import type { FeedItem, FeedKind } from '../../model/feed';

/** A change of a list that shows before the server has it. */
export interface FeedWrite {
  /** Names the toast of its failure: a second failure of the same takes the place of the first. */
  id: string;
  call: () => Promise<unknown>;
  apply: (items: readonly FeedItem[]) => FeedItem[];
  rollBack: (items: readonly FeedItem[]) => FeedItem[];
  /** What is said when it fails. */
  failure: string;
  onFail?: () => void;
}

/**
 * Writes of one list: shown at once, sent one after the other, each taken back by itself and said when it fails. The list is asked
 * for again when the last one is through.
 */
export function useFeedWrites(kind: FeedKind): (write: FeedWrite) => void {
  const client = useQueryClient();
  const { t } = useTranslation('common');
  const describe = useDescribeError();
  const key = feedKeys.list(kind);
  const change = (make: FeedWrite['apply']) => client.setQueryData<FeedItem[]>(key, (items) => items && make(items));

  const { mutate } = useMutation({
    mutationKey: feedKeys.writes(kind),
    scope: { id: feedKeys.writes(kind).join(' ') },
    mutationFn: (write: FeedWrite) => write.call(),
    onMutate: async ({ apply }) => {
      // What was asked before this write would show the list without it.
      await client.cancelQueries({ queryKey: key, exact: true });
      change(apply);
    },
    onSuccess: () => tellOtherTabs(kind),
    onError: (error, write) => {
      change(write.rollBack);
      write.onFail?.();
      if (!isWorthSaying(error)) return;
      const action = { label: t('retry'), onAction: () => mutate(write) };
      const message = `${write.failure} ${describe(error).message}`;
      toasts.show({ id: `feeds ${kind} ${write.id}`, tone: 'critical', message, action });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: feedKeys.writes(kind) }) === 1) {
        void client.invalidateQueries({ queryKey: key, exact: true });
      }
    },
  });
  return mutate;
}
