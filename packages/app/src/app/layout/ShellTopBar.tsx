import { ButtonLink, IconButton, TopBar } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { appPaths } from '../../shared/routing/appPaths';
import { useSession } from '../../shared/session/SessionContext';
import { FullscreenButton } from '../components/FullscreenButton';
import { LanguageMenu } from '../components/LanguageMenu';
import { addressLine, personName } from './names';
import { FromSmall, Person, SignOutPlace, StoreAddress, StoreBlock, StoreName } from './ShellTopBar.styles';

export interface ShellTopBarProps {
  navOpen: boolean;
  onToggleNav: () => void;
}

/** The top bar: the store and its address, who is signed in, language, fullscreen, and the way out (specification 1). */
export function ShellTopBar({ navOpen, onToggleNav }: ShellTopBarProps) {
  const { t } = useTranslation('app');
  const { user, store } = useSession();
  const address = store && addressLine(store);
  return (
    <TopBar
      label={t('topBar')}
      start={<IconButton icon="menu" label={t('nav.toggle')} expanded={navOpen} onPress={onToggleNav} />}
      end={
        <>
          <LanguageMenu />
          <FromSmall>
            <FullscreenButton />
          </FromSmall>
          <Person title={personName(user)}>{personName(user)}</Person>
          <SignOutPlace>
            <ButtonLink href={appPaths.signOut} variant="quiet" icon="signOut">
              <span>{t('signOut')}</span>
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
