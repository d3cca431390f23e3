import { ButtonLink, IconButton, TopBar } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { StoreSwitcher } from '../../features/stores';
import { appPaths } from '../../shared/routing/appPaths';
import { useSession } from '../../shared/session/SessionContext';
import { useChangeUser } from '../session/useChangeUser';
import { TopBarTools } from './TopBarTools';
import { personName, shownStore } from './names';
import { Person, SignOutPlace } from './ShellTopBar.styles';

export interface ShellTopBarProps {
  navOpen: boolean;
  onToggleNav: () => void;
}

/** The top bar: the store and its address, who is signed in, language, fullscreen, and the way out (specification 1). */
export function ShellTopBar({ navOpen, onToggleNav }: ShellTopBarProps) {
  const { t } = useTranslation(['layout', 'app']);
  const { user, store } = useSession();
  const changeUser = useChangeUser({ optimistic: false });
  return (
    <TopBar
      label={t('topBar')}
      start={<IconButton icon="menu" label={t('nav.toggle')} expanded={navOpen} onPress={onToggleNav} />}
      end={
        <>
          <TopBarTools />
          <Person title={personName(user)}>{personName(user)}</Person>
          <SignOutPlace>
            <ButtonLink href={appPaths.signOut} variant="quiet" icon="signOut">
              <span>{t('app:signOut')}</span>
            </ButtonLink>
          </SignOutPlace>
        </>
      }
    >
      <StoreSwitcher
        current={store && shownStore(store)}
        stores={user.storeAssociates.map((associate) => shownStore(associate.store))}
        onSwitch={(homeStoreId) => changeUser({ homeStoreId })}
      />
    </TopBar>
  );
}
