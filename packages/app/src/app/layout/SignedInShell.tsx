import type { User } from '@stockroom/contract';
import { AppShell, hasRoomForNav, PageHelpProvider, useRoomForNav } from '@stockroom/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#features/auth';
import { QuickChatDock } from '#features/chat';
import { helpPaths } from '#features/helpCenter/helpCenterPaths';
import { StartPagesContext } from '#shared/appearance/StartPagesContext';
import { useLatest } from '#shared/hooks/useLatest';
import { whenIdle } from '#shared/hooks/whenIdle';
import { useTranslation } from '#shared/i18n/useTranslation';
import { mailLinks } from '#shared/links/mailLinks';
import { usePreferences } from '#shared/preferences/usePreferences';
import { lazyPart } from '#shared/routing/lazyPart';
import type { Layout } from '#shared/routing/routeHandle';
import { ChangeUserContext } from '#shared/session/ChangeUserContext';
import { useSession } from '#shared/session/SessionContext';
import { SwitchStoreContext } from '#shared/session/SwitchStoreContext';
import { useHasRole } from '#shared/session/useHasRole';
import { toasts } from '#shared/toast/toast';
import { Commands } from '../commands/Commands';
import { ConnectionBanner } from '../connection/ConnectionBanner';
import { features } from '../features';
import { useRouteFrame } from '../routing/layouts';
import { usePageHelp } from '../routing/usePageHelp';
import { usePanelAddress } from '../routing/usePanelAddress';
import { useChangeUser } from '../session/useChangeUser';
import { MainNav } from './menu/MainNav';
import { navigationQuery } from './shellData';
import { ShellTopBar } from './topBar/ShellTopBar';
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

/** A page whose header links to its guide. The help center's own pages have no such link. */
function HelpfulPage({ children }: HelpfulPageProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const href = usePageHelp();
  const isHelp = `${pathname}/`.startsWith(`${helpPaths.home}/`);
  return (
    <PageHelpProvider label={t('help')} href={isHelp ? null : href}>
      {children}
    </PageHelpProvider>
  );
}

interface HelpfulPageProps {
  children: ReactNode;
}

/**
 * Components of features that stay mounted over all pages. They load once the first page is idle; one that fails to load is
 * left out.
 */
function LiveParts() {
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  useEffect(() => mailLinks.watch(), []);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      await whenIdle();
      const loads = features.flatMap(({ live }) => (live ? [live().catch(() => null)] : []));
      const loaded = (await Promise.all(loads)).filter((part) => part !== null);
      if (!isGone) setParts(loaded);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  // A component that suspends for its texts must not hide the page, and with it the focus.
  return parts.map((Part, at) => (
    <Suspense key={Part.displayName ?? Part.name ?? at}>
      <Part />
    </Suspense>
  ));
}

/** Clock difference from which the warning appears, in milliseconds; smaller ones are harmless. */
const MIN_DIFFERENCE = 5 * 60_000;

/** Warns that this device's clock is wrong: the app corrects for it, but dates on the screen are off. */
function useClockWarning(): void {
  const { t } = useTranslation('layout');
  const skew = useAuth((state) => state.context.session?.skew ?? 0);
  useEffect(() => {
    if (Math.abs(skew) < MIN_DIFFERENCE) return;
    const id = toasts.show({
      id: 'clock',
      tone: 'warning',
      message: t(skew > 0 ? 'clock.behind' : 'clock.ahead', { count: Math.round(Math.abs(skew) / 60_000) }),
    });
    return () => toasts.dismiss(id);
  }, [skew, t]);
}

/** Refetches the menu when the language changes: the server translates entries for which the frame has no text. */
function useMenuLanguage(): void {
  const { i18n } = useTranslation('layout');
  const client = useQueryClient();
  useEffect(() => {
    const again = () => void client.invalidateQueries(navigationQuery);
    i18n.on('languageChanged', again);
    return () => i18n.off('languageChanged', again);
  }, [i18n, client]);
}
