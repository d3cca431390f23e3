import { ButtonLink, IconButton, TopBar } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { appPaths } from '../../shared/routing/appPaths';
import { useSession } from '../../shared/session/SessionContext';
import { TopBarTools } from './TopBarTools';
import { addressLine, personName } from './names';
import { Person, SignOutPlace, StoreAddress, StoreBlock, StoreName } from './ShellTopBar.styles';

export interface ShellTopBarProps {
  navOpen: boolean;
  onToggleNav: () => void;
}

/** The top bar: the store and its address, who is signed in, language, fullscreen, and the way out (specification 1). */
export function ShellTopBar({ navOpen, onToggleNav }: ShellTopBarProps) {
  const { t } = useTranslation(['layout', 'app']);
  const { user, store } = useSession();
  const address = store && addressLine(store);
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
      <StoreBlock>
        <StoreName title={store?.storeName}>{store ? store.storeName || t('store.unnamed') : t('store.none')}</StoreName>
        {address && <StoreAddress title={address}>{address}</StoreAddress>}
      </StoreBlock>
    </TopBar>
  );
}
