import type { ChatProfile } from '@stockroom/contract';
import { Drawer, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#features/chat/api/rareQueries';
import { Waiting } from '#features/chat/components/chat.styles';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryFailed } from '#shared/query/QueryTrouble';
import { ProfileForm } from './ProfileForm';

/** The user's profile as others see it: picture, name, address and about text. */
export function ProfileDrawer({ onClose }: ProfileDrawerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const query = useQuery(profileQuery());
  const profile: ChatProfile | undefined = query.data;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('menu.profile')}
      closeLabel={t('common:close')}
      dismissable={false}
    >
      {profile && <ProfileForm key={profile.id} profile={profile} onClose={onClose} />}
      {!profile && query.isError && <QueryFailed query={query} labels={{ failed: t('profile.failed') }} level={3} />}
      {!profile && !query.isError && (
        <Waiting role="status" aria-label={t('common:loading')}>
          <Skeleton shape="circle" width={96} />
          <Skeleton shape="rect" height={56} />
        </Waiting>
      )}
    </Drawer>
  );
}

export interface ProfileDrawerProps {
  onClose: () => void;
}
