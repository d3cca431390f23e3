import type { FollowPerson } from '@stockroom/contract';
import { Avatar, Button, Card, Skeleton, Stack, Text, VisuallyHidden } from '@stockroom/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { followersKey, followersQuery, followPerson } from '#features/profile/api/profileCalls';
import { Head, Name, People } from '#features/profile/components/profile.styles';
import { announce } from '#shared/announce/announce';
import { shouldShowError } from '#shared/errors/describeError';
import { useDescribeError } from '#shared/errors/useDescribeError';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { QueryPage } from '#shared/query/QueryPage';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';

/** Colleagues who follow the user, and others whom the user may follow. */
export function FollowersTab() {
  const { t } = useTranslation('profile');
  const query = useQuery(followersQuery());
  const people = query.data ?? [];
  const followers = people.filter(({ isFollower }) => isFollower);
  const others = people.filter(({ isFollower }) => !isFollower);
  return (
    <QueryPage
      query={query}
      count={people.length}
      labels={{ failed: t('failed.followers'), stale: t('failed.stale') }}
      empty={
        <Text font="small" tone="muted" as="span">
          {t('alone')}
        </Text>
      }
      waiting={<Skeleton shape="rect" height={240} />}
    >
      <Stack>
        <Card title={t('followers', { count: followers.length })}>
          {followers.length > 0 ? (
            <Grid label={t('tabs.followers')} people={followers} />
          ) : (
            <Text font="small" tone="muted" as="span">
              {t('noFollowers')}
            </Text>
          )}
        </Card>
        {others.length > 0 && (
          <Card title={t('others')}>
            <Grid label={t('others')} people={others} />
          </Card>
        )}
      </Stack>
    </QueryPage>
  );
}

function Grid({ label, people }: { label: string; people: readonly FollowPerson[] }) {
  const { t } = useTranslation('profile');
  const follow = useFollow();
  return (
    <People aria-label={label}>
      {people.map((person) => (
        <li key={person.id}>
          <Head>
            <Avatar decorative name={person.name} src={safeImage(person.avatar)} size={40} presence={person.status} />
            <div>
              <Name>{person.name}</Name>
              <Text font="small" tone="muted" as="span">
                {[person.title, t(`presence.${person.status}`)].filter(Boolean).join(' · ')}
              </Text>
            </div>
          </Head>
          <Button size="sm" icon={person.isFollowed ? 'check' : 'add'} onPress={() => void follow(person)}>
            {t(person.isFollowed ? 'unfollow' : 'follow')}
            <VisuallyHidden>: {person.name}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </People>
  );
}

/** Follows or unfollows a colleague: shown at once, rolled back with a message when the server refuses. */
function useFollow() {
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
