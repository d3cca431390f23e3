import type { FollowPerson } from '@stockroom/contract';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { followersKey, followPerson } from '#features/profile/api/profileCalls';

/** Follows or unfollows a colleague: shown at once, rolled back with a message when the server refuses. */
export function useFollow() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const describe = useDescribeError();
  const put = (id: string, isFollowed: boolean) =>
    client.setQueryData<FollowPerson[]>(followersKey, (people) =>
      people?.map((person) => (person.id === id ? { ...person, isFollowed } : person)),
    );
  return async ({ id, name, isFollowed }: FollowPerson) => {
    await client.cancelQueries({ queryKey: followersKey });
    put(id, !isFollowed);
    try {
      client.setQueryData(followersKey, await followPerson(id, !isFollowed));
      broadcastInvalidation(followersKey);
      announce(t(isFollowed ? 'unfollowed' : 'followed', { name }));
    } catch (error) {
      put(id, isFollowed);
      if (shouldShowError(error)) {
        toasts.show({ id: 'follow', tone: 'critical', message: `${t('failed.follow')} ${describe(error).message}` });
      }
    }
  };
}
