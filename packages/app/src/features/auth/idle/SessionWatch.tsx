import { Suspense, useLayoutEffect } from 'react';
import { lockCover } from '../../../shared/session/lockCover';
import { useAuth } from '../session/AuthContext';
import { IdleWarning } from './IdleWarning';
import { LockLayer } from './LockLayer';
import { HidePage } from './LockLayer.styles';
import { useIdleLock } from './useIdleLock';

/** Stands in every signed-in page: covers it while the session is locked, and locks it when nobody is there (issue 3 §6). */
export function SessionWatch() {
  const isLocked = useAuth((state) => state.hasTag('locked'));
  const idle = useIdleLock();
  useLayoutEffect(() => {
    lockCover.stands = true;
    return () => {
      lockCover.stands = false;
    };
  }, []);
  return (
    <>
      {isLocked && <HidePage />}
      <Suspense>{isLocked && <LockLayer />}</Suspense>
      <IdleWarning {...idle} />
    </>
  );
}
