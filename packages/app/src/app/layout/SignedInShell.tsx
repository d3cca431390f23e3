import { type ReactNode, useState } from 'react';
import { AppShell, themeClass, useRoomForNav } from '@stockroom/ui';
import { useTranslation } from '../../shared/i18n/useTranslation';
import { QuickChatDock } from '../../features/chat';
import { usePreferences } from '../../shared/preferences/usePreferences';
import { useSession } from '../../shared/session/SessionContext';
import { Commands } from '../commands/Commands';
import { ConnectionBanner } from '../connection/ConnectionBanner';
import { type Layout, useRouteFrame } from '../routing/layouts';
import { usePanelAddress } from '../routing/usePanelAddress';
import { MainNav } from './MainNav';
import { NoStore } from './NoStore';
import { ShellTopBar } from './ShellTopBar';
import { useClockWarning } from './useClockWarning';
import { usePresence } from './usePresence';

export interface SignedInShellProps {
  layout: Layout;
  children: ReactNode;
}

/**
 * Menu and top bar around a signed-in page, in any layout (specification 1 and 2; screens, 2.1). One frame for all of them: a page
 * with something typed in it stays as it is when the layout changes.
 */
export function SignedInShell({ layout, children }: SignedInShellProps) {
  const { t } = useTranslation(['layout', 'app']);
  const [{ theme }] = usePreferences();
  const isWide = useRoomForNav();
  const [navOpen, setNavOpen] = useNavOpen(isWide);
  usePresence();
  useClockWarning();
  usePanelAddress();
  return (
    <>
      <AppShell
        layout={layout}
        skipLinkLabel={t('app:skip')}
        navLabel={t('nav.label')}
        navClassName={layout === 'futuristic' ? themeClass(theme, 'dark') : undefined}
        closeNavLabel={t('nav.close')}
        navOpen={navOpen}
        onNavOpenChange={setNavOpen}
        nav={layout === 'empty' ? null : <MainNav layout={layout} isWide={isWide} />}
        dock={<QuickChatDock />}
        topBar={<ShellTopBar navOpen={navOpen} onToggleNav={() => setNavOpen(!navOpen)} />}
      >
        <ConnectionBanner />
        <StorePage>{children}</StorePage>
      </AppShell>
      <Commands />
    </>
  );
}

/** The page, or for one about a store's goods the word that there is no store. */
function StorePage({ children }: { children: ReactNode }) {
  const { store } = useSession();
  const { needsStore } = useRouteFrame(true);
  return needsStore && !store ? <NoStore /> : children;
}

/** Open or closed; remembered where the menu stands beside the page, and not where it lies over it for a moment. */
function useNavOpen(isWide: boolean): [boolean, (open: boolean) => void] {
  const [preferences, setPreferences] = usePreferences();
  const [isOpen, setOpen] = useState(preferences.navOpen);
  return [
    isOpen,
    (open) => {
      setOpen(open);
      if (isWide) setPreferences({ navOpen: open });
    },
  ];
}
