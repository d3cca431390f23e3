import { Avatar, Logo } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { useSession } from '#shared/session/SessionContext';
import { HeadColumn, HeadName } from './FuturisticHead.styles';

/** Header of the futuristic layout's menu: the logo, and the signed-in user in large below it. */
export function FuturisticHead() {
  const { t } = useTranslation('layout');
  const { user } = useSession();
  const name = user.name || user.email;
  return (
    <HeadColumn>
      <Logo />
      <Avatar
        name={name}
        src={safeImage(user.avatar)}
        size={64}
        presence={user.status}
        presenceLabel={t(`presence.${user.status}`)}
      />
      <HeadName>
        <span>{name}</span>
        {user.name && <small>{user.email}</small>}
      </HeadName>
    </HeadColumn>
  );
}
