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
import type { SignedInPart } from './layout/signedInPart';
import { MockServerContext } from './MockServerContext';
import { useRouteFrame } from './routing/layouts';
import { useFocusHeading } from './routing/useFocusHeading';
import { EmptyShell } from './layout/EmptyShell';

const MockServerNotice = lazyComponent(
  'mock-notice',
  async () => (await import('./components/MockServerNotice')).MockServerNotice,
);
const ScenarioTab =
  import.meta.env.VITE_DEMO !== 'false' && lazyExtra(async () => (await import('./scenarios/ScenarioTab')).ScenarioTab);
const RestoreFailed = lazyComponent('restore-failed', async () => (await import('./components/RestoreFailed')).RestoreFailed);

/** Always the same elements, so that a frame that is drawn again for an address leaves the page, and what stands around, alone. */
const outlet = <Outlet />;
const around = (
  <>
    <Toasts />
    <Announcer />
    <ConnectionWait />
  </>
);

/** The router gives all pages that were opened by their address one key: each has its own place. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** The frame of every page: the layout, the loading bar, toasts, live regions, scroll and focus on navigation. */
export function Frame({ signedInPart }: { signedInPart: SignedInPart }) {
  const session = use(SessionContext);
  const mockServer = use(MockServerContext);
  const serverState = useSyncExternalStore(mockServer.subscribe, mockServer.state);
  const hasFailed = useAuth((state) => state.matches({ restoring: 'failed' }));
  // The session around pages stays for a moment longer than the person's.
  const isOut = useAuth((state) => state.context.session === null);
  const { layout, isSignedInPage } = useRouteFrame(session !== null);
  useFocusHeading();

  let page = <EmptyShell>{outlet}</EmptyShell>;
  if (hasFailed) page = <RestoreFailed />;
  // While a failed restoring is tried again there is nobody yet whom the page could be for.
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
        {/* In here: a page that has just been loaded anew has nothing to scroll before it stands. */}
        <ScrollRestoration storageKey={storageKeys.scroll} getKey={placeOf} />
      </Suspense>
      {/* Signed-in pages have it in the top bar. */}
      <Suspense>{ScenarioTab && serverState === 'ready' && (isOut || hasFailed) && <ScenarioTab />}</Suspense>
      {around}
    </>
  );
}
