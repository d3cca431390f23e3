import type { Profile, Store } from '@stockroom/contract';
import { Avatar, ButtonLink, Card, Inline, PageHelp, Skeleton, Tabs, VisuallyHidden, Text } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { followersQuery, profileQuery } from '#features/profile/api/profileCalls';
import { Cover, CoverText, Pictures } from '#features/profile/components/profile.styles';
import { PROFILE_TABS, profileAddress, type ProfileTab } from '#features/profile/model/profileAddress';
import { useDocumentTitle } from '#shared/hooks/useDocumentTitle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { withTexts } from '#shared/i18n/withTexts';
import { safeImage } from '#shared/links/safeImage';
import { useListAddress } from '#shared/list/useListAddress';
import { QueryPage } from '#shared/query/QueryPage';
import { lazyPart } from '#shared/routing/lazyPart';
import { useSession } from '#shared/session/SessionContext';
import { FollowersTab } from './FollowersTab';
import { HomeTab } from './HomeTab';
import { TeamTab } from './TeamTab';

/** The editor; its code loads when the tab is opened. */
const LazyAboutTab = lazyPart(
  'profile-about',
  async () => (await withTexts('editing', import('./AboutTab'))).AboutTab,
  <Skeleton shape="rect" height={240} />,
);

/** The user's profile as colleagues see it. The address names the open tab. */
export function ProfileScreen() {
  const { t } = useTranslation('profile');
  const { user, store } = useSession();
  const name = user.name || user.email;
  useDocumentTitle(name);
  const query = useQuery(profileQuery());
  const people = useQuery(followersQuery()).data;
  const { state, move } = useListAddress(profileAddress, () => t('tab'));
  const profile = query.data;
  const line = [profile?.title, profile?.place].filter(Boolean).join(' · ');
  return (
    <>
      <Cover>
        <Avatar decorative name={name} src={safeImage(user.avatar)} size={64} presence={user.status} />
        <CoverText>
          <Inline>
            <h1 tabIndex={-1}>{name}</h1>
            <PageHelp />
          </Inline>
          <p>{line || t(`presence.${user.status}`)}</p>
          {/* The line is reserved from the start: content below must not move when the response arrives. */}
          <p>
            {people
              ? [
                  t('followers', { count: people.filter(({ isFollower }) => isFollower).length }),
                  t('follows', { count: people.filter(({ isFollowed }) => isFollowed).length }),
                ].join(' · ')
              : '\u00A0'}
          </p>
        </CoverText>
        <ButtonLink href="/pages/settings/account" icon="edit">
          {t('edit')}
        </ButtonLink>
      </Cover>
      <QueryPage
        query={query}
        count={1}
        labels={{ failed: t('failed.profile'), stale: t('failed.stale') }}
        empty={null}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={320} />
          </div>
        }
      >
        {profile && (
          <Tabs
            label={t('title')}
            value={state.tab}
            onChange={(tab) => move({ tab: tab as ProfileTab })}
            tabs={PROFILE_TABS.map((tab) => ({
              id: tab,
              label: t(`tabs.${tab}`),
              content: <TabContent tab={tab} profile={profile} store={store} email={user.email} />,
            }))}
          />
        )}
      </QueryPage>
    </>
  );
}

function TabContent({ tab, profile, store, email }: { tab: ProfileTab; profile: Profile; store: Store | null; email: string }) {
  const { t } = useTranslation('profile');
  if (tab === 'home') return <HomeTab />;
  if (tab === 'about') return <LazyAboutTab profile={profile} />;
  if (tab === 'followers') return <FollowersTab />;
  if (tab === 'team') {
    return store ? (
      <TeamTab store={store} selfEmail={email} />
    ) : (
      <Text font="small" tone="muted" as="span">
        {t('noStore')}
      </Text>
    );
  }
  return (
    <Card>
      <Pictures aria-label={t('tabs.gallery')}>
        {profile.gallery.map(({ url, alt }) => (
          <li key={url}>
            <img
              src={safeImage(url)}
              alt={t(`pictures.${alt as 'Watch'}`, { defaultValue: alt })}
              width={240}
              height={240}
              loading="lazy"
            />
          </li>
        ))}
      </Pictures>
    </Card>
  );
}
