import type { User } from '@stockroom/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { AppShell, hasRoomForNav, useRoomForNav } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QuickChatDock } from '#features/chat';
import { usePreferences } from '#shared/preferences/usePreferences';
import { useLatest } from '#shared/hooks/useLatest';
import { useSession } from '#shared/session/SessionContext';
import { StartPagesContext } from '#shared/appearance/StartPagesContext';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { useHasRole } from '#shared/session/useHasRole';
import { SwitchStoreContext } from '#shared/session/SwitchStoreContext';
import { Commands } from '../commands/Commands';
import { ConnectionBanner } from '../connection/ConnectionBanner';
import { lazyPart } from '#shared/routing/lazyPart';
import type { Layout } from '#shared/routing/routeHandle';
import { useRouteFrame } from '../routing/layouts';
import { useChangeUser } from '../session/useChangeUser';
import { usePanelAddress } from '../routing/usePanelAddress';
import { HelpfulPage } from './HelpfulPage';
import { LiveParts } from './LiveParts';
import { MainNav } from './menu/MainNav';
import { ShellTopBar } from './topBar/ShellTopBar';
import { useClockWarning } from './useClockWarning';
import { useMenuLanguage } from './useMenuLanguage';
import { usePresence } from './usePresence';
import { useStartPages } from './useStartPages';

const ReadOnlyNote = lazyPart('role-note', async () => (await import('./ReadOnlyNote')).ReadOnlyNote);
const NoStore = lazyPart('no-store', async () => (await import('./NoStore')).NoStore);

export interface SignedInShellProps {
  layout: Layout;
  children: ReactNode;
}

/**
 * Menu and top bar around a signed-in page, in any layout. All layouts share one frame: a page with unsaved input stays as it
 * is when the layout changes.
 */
export function SignedInShell({ layout, children }: SignedInShellProps) {
  const { t } = useTranslation(['layout', 'app']);
  const isWide = useRoomForNav();
  const [navOpen, setNavOpen] = useNavOpen();
  const changeStore = useLatest(useChangeUser({ optimistic: false }));
  const switchStore = useCallback((homeStoreId: number) => changeStore.current({ homeStoreId }), [changeStore]);
  const latestChange = useLatest(useChangeUser());
  const changeUser = useCallback((changes: Partial<User>) => latestChange.current(changes), [latestChange]);
  usePresence();
  useClockWarning();
  useMenuLanguage();
  usePanelAddress();
  return (
    <>
      <AppShell
        layout={layout}
        skipLinkLabel={t('app:skip')}
        navLabel={t('nav.label')}
        closeNavLabel={t('nav.close')}
        navOpen={navOpen}
        onNavOpenChange={setNavOpen}
        nav={layout === 'empty' ? null : <MainNav layout={layout} isWide={isWide} />}
        dock={<QuickChatDock />}
        topBar={<ShellTopBar navOpen={navOpen} onToggleNav={() => setNavOpen(!navOpen)} onSwitchStore={switchStore} />}
      >
        <ConnectionBanner />
        <SwitchStoreContext value={switchStore}>
          <ChangeUserContext value={changeUser}>
            <StartPagesContext value={useStartPages}>
              <HelpfulPage>
                <StorePage>{children}</StorePage>
              </HelpfulPage>
            </StartPagesContext>
          </ChangeUserContext>
        </SwitchStoreContext>
      </AppShell>
      <Commands />
      <LiveParts />
    </>
  );
}

/** The page or, if it needs a store and there is none, a notice. A read-only user also sees a note. */
function StorePage({ children }: { children: ReactNode }) {
  const { store } = useSession();
  const { needsStore, editRole } = useRouteFrame(true);
  const may = useHasRole(editRole);
  if (!store && needsStore) return <NoStore />;
  return (
    <>
      {!may && <ReadOnlyNote needed={editRole} />}
      {children}
    </>
  );
}

/** Whether the menu is open, and its setter. Stored for a menu beside the page, but not for one that overlays it. */
function useNavOpen(): [boolean, (open: boolean) => void] {
  const [preferences, setPreferences] = usePreferences();
  const [isOpen, setOpen] = useState(preferences.navOpen);
  return [
    isOpen,
    (open) => {
      setOpen(open);
      // Read from the viewport instead of the last render: as the window narrows, the shell closes the menu before the whole
      // page has updated.
      if (hasRoomForNav()) setPreferences({ navOpen: open });
    },
  ];
}
