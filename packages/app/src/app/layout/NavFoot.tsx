import { Avatar, IconButton } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { useAuthActor } from '../../features/auth';
import { useSession } from '../../shared/session/SessionContext';
import { SchemeButton } from '../components/SchemeButton';
import { FootActions, NavPerson, NavPersonName } from './MainNav.styles';

/** Under the menu: who is signed in, the scheme, and the lock. */
export function NavFoot({ withPerson = true }: { withPerson?: boolean }) {
  const { user } = useSession();
  const name = user.name || user.email;
  return (
    <NavPerson>
      {withPerson && (
        <>
          <PersonAvatar />
          <NavPersonName>
            <span>{name}</span>
            {user.name && <small>{user.email}</small>}
          </NavPersonName>
        </>
      )}
      <FootActions>
        <FootButtons />
      </FootActions>
    </NavPerson>
  );
}

/** The person's picture with their presence. */
export function PersonAvatar() {
  const { t } = useTranslation('layout');
  const { user } = useSession();
  return (
    <Avatar
      name={user.name || user.email}
      src={user.avatar ?? undefined}
      size={32}
      presence={user.status}
      presenceLabel={t(`presence.${user.status}`)}
    />
  );
}

/** What the foot of the menu offers. */
export function FootButtons() {
  const { t } = useTranslation('layout');
  const session = useAuthActor();
  return (
    <>
      <SchemeButton />
      <IconButton icon="lock" label={t('lock')} onPress={() => session.send({ type: 'session.locked' })} />
    </>
  );
}
