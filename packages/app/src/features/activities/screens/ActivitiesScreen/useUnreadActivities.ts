import type { ActivitiesSeen } from '@stockroom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { activityReadMarkerQuery, markActivitiesRead } from '#features/activities/api/activityReadMarker';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { useUndoToast } from '#shared/undo/useUndoToast';

/** Unread entries of the log, and the action that marks them as read: optimistic, rolled back on failure, with Undo. */
export function useUnreadActivities() {
  const { t } = useTranslation(['activities', 'common']);
  const describe = useDescribeError();
  const offerUndo = useUndoToast();
  const client = useQueryClient();
  const query = activityReadMarkerQuery();
  const { data, isPending } = useQuery(query);
  const { mutate } = useMutation({
    // Marking again while Undo is pending runs after it.
    scope: { id: 'activities-seen' },
    mutationFn: ({ until }: ActivitiesSeen) => markActivitiesRead(until),
    onMutate: async (next) => {
      // An older response would restore the marks.
      await client.cancelQueries({ queryKey: query.queryKey });
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, next);
      return before;
    },
    onSuccess: (seen, next, before) => {
      client.setQueryData(query.queryKey, seen);
      broadcastInvalidation(query.queryKey);
      // The result of Undo does not offer Undo again.
      if (!before || before.count <= next.count) toasts.show({ id: 'seen', tone: 'success', message: t('seen.undone') });
      else offerUndo({ id: 'seen', tone: 'success', message: t('seen.done'), undo: () => mutate(before) });
    },
    onError: (error, next, before) => {
      // A newer response of the server stays.
      client.setQueryData(query.queryKey, (now) => (now?.until === next.until && now.count === next.count ? before : now));
      const action = { label: t('common:retry'), onAction: () => mutate(next) };
      toasts.show({ id: 'seen', tone: 'critical', message: `${t('seen.failed')} ${describe(error).message}`, action });
    },
  });
  /** Marks all counted entries as read, but not those added since. */
  const mark = () => {
    // Read at the moment of the press, so that a second press has no effect.
    const now = client.getQueryData(query.queryKey);
    if (!now || now.count === 0) toasts.show({ id: 'seen', message: t('seen.nothing') });
    else mutate({ ...now, until: now.newest, count: 0 });
  };
  return { seen: data, isPending, mark };
}
