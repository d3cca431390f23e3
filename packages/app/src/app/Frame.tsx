import { Suspense, use } from 'react';
import { AppShell } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useAuth } from '../features/auth';
import { storageKeys } from '../shared/storage/storageKeys';
import { Announcer } from './components/Announcer';
import { BusyBar } from './components/BusyBar';
import { MockServerNotice } from './components/MockServerNotice';
import { RestoreFailed } from './components/RestoreFailed';
import { Toasts } from './components/Toasts';
import { LazyShell } from './layout/LazyShell';
import { MockServerContext } from './MockServerContext';
import { useLayout } from './routing/layouts';
import { useFocusHeading } from './routing/useFocusHeading';

/** What stands around every page: the layout, the loading bar, toasts, live regions, scroll and focus on navigation. */
export function Frame() {
  const { t } = useTranslation('app');
  const canBeClassy = useAuth((state) => state.context.session !== null);
  const hasFailed = useAuth((state) => state.matches({ restoring: 'failed' }));
  const layout = useLayout(canBeClassy);
  const mockServer = use(MockServerContext);
  useFocusHeading();
  return (
    <>
      <BusyBar />
      {mockServer && <MockServerNotice server={mockServer} />}
      {hasFailed ? (
        <RestoreFailed />
      ) : (
        <Suspense>
          {layout === 'classy' ? (
            <LazyShell>
              <Outlet />
            </LazyShell>
          ) : (
            <AppShell layout="empty" skipLinkLabel={t('skip')}>
              <Outlet />
            </AppShell>
          )}
        </Suspense>
      )}
      <Toasts />
      <Announcer />
      <ScrollRestoration storageKey={storageKeys.scroll} />
    </>
  );
}
