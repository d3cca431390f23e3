import { Suspense, useLayoutEffect, useState } from 'react';
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
  // Come when the lock was on already, the lock's own page is on its way: two forms would take turns with what is typed.
  const [covers, setCovers] = useState(!isLocked);
  if (!covers && !isLocked) setCovers(true);
  useLayoutEffect(() => {
    lockCover.stands = covers;
    return () => {
      lockCover.stands = false;
    };
  }, [covers]);
  const isCovered = isLocked && covers;
  return (
    <>
      {isCovered && <HiddenPage />}
      <Suspense>{isCovered && <LockLayer />}</Suspense>
      <IdleWarning {...idle} />
    </>
  );
}

/** Hides the page at once, before the lock over it is there, and gives the focus back to where it was. */
function HiddenPage() {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => hidePage(), []);
  useLayoutEffect(() => {
    // The page is still hidden when this is undone, and nothing hidden takes the focus.
    return () => queueMicrotask(() => before instanceof HTMLElement && before.focus({ preventScroll: true }));
  }, [before]);
  return null;
}
