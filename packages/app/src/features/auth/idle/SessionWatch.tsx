import { focusTargets } from '@stockroom/ui';
import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { lockCover } from '#shared/session/lockCover';
import { useAuth } from '../session/AuthContext';
import { IdleWarning } from './IdleWarning';
import { LockLayer } from './LockLayer';
import { useIdleLock } from './useIdleLock';

/** Covers every signed-in page while the session is locked, and locks it when the user is idle. */
export function SessionWatch() {
  const isLocked = useAuth((state) => state.hasTag('locked'));
  const idle = useIdleLock();
  const covers = useSyncExternalStore(lockCover.raise, lockCover.stands);
  return (
    <>
      {(isLocked || idle.isWarning) && <RestoreFocus />}
      {isLocked && <HiddenPage />}
      <Suspense>{isLocked && covers && <LockLayer />}</Suspense>
      <IdleWarning {...idle} />
    </>
  );
}

/** Hides the page at once, before the lock over it has rendered. */
function HiddenPage() {
  useLayoutEffect(() => hidePage(), []);
  return null;
}

/**
 * Restores the focus from before the lock, or before the warning that preceded it. If that was in a dialog that has closed
 * under the lock, such as the palette that ran the lock command, the focus from before the dialog.
 */
function RestoreFocus() {
  const [places] = useState(focusTargets);
  useLayoutEffect(() => {
    // The page is still hidden during this cleanup, and hidden elements cannot be focused.
    return () =>
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      });
  }, [places]);
  return null;
}

const RULES = `
  body > :not([data-lock]) {
    visibility: hidden !important;
    opacity: 0 !important;
    pointer-events: none !important;
  }
  html {
    overflow: hidden;
  }
`;

/**
 * Hides the locked page: its content can't be seen, searched, printed or reached, but stays mounted, with all input. Uses its
 * own style sheet: the styling library's global styles would be in the sign-in page's script.
 * @returns a function that shows it again
 */
function hidePage(page: Document = document): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  page.adoptedStyleSheets.push(sheet);
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
