import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { lockCover } from '../../../shared/session/lockCover';
import { useAuth } from '../session/AuthContext';
import { hidePage } from './hidePage';
import { IdleWarning } from './IdleWarning';
import { LockLayer } from './LockLayer';
import { useIdleLock } from './useIdleLock';

/** Stands in every signed-in page: covers it while the session is locked, and locks it when nobody is there (issue 3 §6). */
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

/** Gives the focus back to where it was before the lock, or before the warning that the lock followed. */
function FocusBack() {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    // The page is still hidden when this is undone, and nothing hidden takes the focus.
    return () => queueMicrotask(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
  }, [before]);
  return null;
}
