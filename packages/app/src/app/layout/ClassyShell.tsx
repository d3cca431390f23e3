import { type ReactNode, useState } from 'react';
import { AppShell } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery';
import { usePreferences } from '../../shared/preferences/usePreferences';
import { useSession } from '../../shared/session/SessionContext';
import { useRouteFrame } from '../routing/layouts';
import { MainNav } from './MainNav';
import { NoStore } from './NoStore';
import { ShellTopBar } from './ShellTopBar';
import { useClockWarning } from './useClockWarning';
import { usePresence } from './usePresence';

/** The classy layout: side menu and top bar around a signed-in page (specification 1 and 2; screens, 2.1). */
export function ClassyShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['layout', 'app']);
  const { store } = useSession();
  const [navOpen, setNavOpen] = useNavOpen();
  const { needsStore } = useRouteFrame(true);
  usePresence();
  useClockWarning();
  return (
    <AppShell
      layout="classy"
      skipLinkLabel={t('app:skip')}
      navLabel={t('nav.label')}
      closeNavLabel={t('nav.close')}
      navOpen={navOpen}
      onNavOpenChange={setNavOpen}
      nav={<MainNav />}
      topBar={<ShellTopBar navOpen={navOpen} onToggleNav={() => setNavOpen(!navOpen)} />}
    >
      {needsStore && !store ? <NoStore /> : children}
    </AppShell>
  );
}

/** Open or closed; remembered where the menu stands beside the page, and not where it lies over it for a moment. */
function useNavOpen(): [boolean, (open: boolean) => void] {
  const [preferences, setPreferences] = usePreferences();
  const isWide = useMediaQuery('(min-width: 960px)');
  const [isOpen, setOpen] = useState(preferences.navOpen);
  return [
    isOpen,
    (open) => {
      setOpen(open);
      if (isWide) setPreferences({ navOpen: open });
    },
  ];
}
