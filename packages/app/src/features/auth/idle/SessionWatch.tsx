import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { focusPlaces } from '@stockroom/ui';
import { lockCover } from '../../../shared/session/lockCover';
import { useAuth } from '../session/AuthContext';
import { hidePage } from './hidePage';
import { IdleWarning } from './IdleWarning';
import { LockLayer } from './LockLayer';
import { useIdleLock } from './useIdleLock';

/** Stands in every signed-in page: covers it while the session is locked, and locks it when nobody is there. */
export function SessionWatch() {
  const isLocked = useAuth((state) => state.hasTag('locked'));
  const idle = useIdleLock();
  const covers = useSyncExternalStore(lockCover.raise, lockCover.stands);
  return (
    <>
      {(isLocked || idle.isWarning) && <FocusBack />}
      {isLocked && <HiddenPage />}
      <Suspense>{isLocked && covers && <LockLayer />}</Suspense>
      <IdleWarning {...idle} />
    </>
  );
}

/** Hides the page at once, before the lock over it is there. */
function HiddenPage() {
  useLayoutEffect(() => hidePage(), []);
  return null;
}

/**
 * Gives the focus back to where it was before the lock, or before the warning that the lock followed. Where that was in a dialog that
 * has closed under the lock, as the palette does that was asked to lock, to where it was before the dialog.
 */
function FocusBack() {
  const [places] = useState(focusPlaces);
  useLayoutEffect(() => {
    // The page is still hidden when this is undone, and nothing hidden takes the focus.
    return () =>
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      });
  }, [places]);
  return null;
}
