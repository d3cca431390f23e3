import { Suspense, use, useSyncExternalStore } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { useAuth } from '../features/auth';
import { lazyComponent, lazyExtra } from '../shared/routing/lazyComponent';
import { SessionContext } from '../shared/session/SessionContext';
import { storageKeys } from '../shared/storage/storageKeys';
import { Announcer } from './components/Announcer';
import { BusyBar } from './components/BusyBar';
import { ConnectionWait } from './components/ConnectionWait';
import { Toasts } from './components/Toasts';
import { EmptyShell } from './layout/EmptyShell';
import type { SignedInPart } from './layout/signedInPart';
import { MockServerContext } from './MockServerContext';
import { useRouteFrame } from './routing/layouts';
import { useFocusHeading } from './routing/useFocusHeading';

const MockServerNotice = lazyComponent(
  'mock-notice',
  async () => (await import('./components/MockServerNotice')).MockServerNotice,
);
const ScenarioTab =
  import.meta.env.VITE_DEMO !== 'false' && lazyExtra(async () => (await import('./scenarios/ScenarioTab')).ScenarioTab);
const RestoreFailed = lazyComponent('restore-failed', async () => (await import('./components/RestoreFailed')).RestoreFailed);

/** Stable elements, so that a re-render of the frame for a new URL leaves the page, and the components beside it, unchanged. */
const outlet = <Outlet />;
const around = (
  <>
    <Toasts />
    <Announcer />
    <ConnectionWait />
  </>
);

/** Scroll position key of a location. The router gives all pages opened by URL the same key, so each gets its own here. */
const scrollKeyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** The frame of every page: layout, loading bar, toasts, live regions, scroll and focus on navigation. */
export function Frame({ signedInPart }: { signedInPart: SignedInPart }) {
  const session = use(SessionContext);
  const mockServer = use(MockServerContext);
  const serverState = useSyncExternalStore(mockServer.subscribe, mockServer.state);
  const hasFailed = useAuth((state) => state.matches({ restoring: 'failed' }));
  // The session context around pages outlives the session for a moment.
  const isOut = useAuth((state) => state.context.session === null);
  const { layout, isSignedInPage } = useRouteFrame(session !== null);
  useFocusHeading();

  let page = <EmptyShell>{outlet}</EmptyShell>;
  if (hasFailed) page = <RestoreFailed />;
  // While a failed restore is retried, no user is known yet to show the page to.
  else if (isSignedInPage && !session) page = <EmptyShell>{null}</EmptyShell>;
  else if (session && (isSignedInPage || layout !== 'empty')) {
    page = <signedInPart.Frame layout={layout}>{outlet}</signedInPart.Frame>;
  }
  return (
    <>
      <BusyBar />
      {serverState === 'failed' && (
        <Suspense>
          <MockServerNotice />
        </Suspense>
      )}
      <Suspense>
        {page}
        {/* Inside Suspense: a reloaded page has nothing to scroll before it renders. */}
        <ScrollRestoration storageKey={storageKeys.scroll} getKey={scrollKeyOf} />
      </Suspense>
      {/* Signed-in pages show it in the top bar. */}
      <Suspense>{ScenarioTab && serverState === 'ready' && (isOut || hasFailed) && <ScenarioTab />}</Suspense>
      {around}
    </>
  );
}
