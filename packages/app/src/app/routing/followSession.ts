import type { createBrowserRouter } from 'react-router-dom';
import type { Auth, AuthSnapshot } from '#features/auth';
import { appPaths } from '#shared/routing/appPaths';
import { safeRedirect } from '#shared/routing/safeRedirect';
import { lockCover } from '#shared/session/lockCover';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;
type Access = 'unknown' | 'out' | 'in' | 'locked';

/**
 * Navigates as the session changes: to the requested page when it opens, to the sign-in page when it ends, to the lock page
 * when it locks and no cover is on the page. Applies to changes in this tab and in others.
 */
export function followSession(auth: Auth, router: Router): () => void {
  let before = accessOf(auth.actor.getSnapshot());
  const subscription = auth.actor.subscribe((state) => {
    const now = accessOf(state);
    if (now === 'unknown' || now === before) return;
    const wasOut = before === 'out' || before === 'unknown';
    before = now;
    if (now !== 'locked') lockCover.settlePage();
    const { pathname, search } = router.state.location;
    if (now === 'in' && (pathname === appPaths.signIn || pathname === appPaths.unlockSession)) {
      void router.navigate(safeRedirect(search), { replace: true });
      return;
    }
    // Locked and unlocked in place: the page and its unsaved input must stay.
    if (now !== 'out' && !wasOut && lockCover.stands()) return;
    // The sign-out page stays, as it confirms the sign-out.
    if (now === 'out' && pathname === appPaths.signOut) return;
    void router.revalidate();
  });
  return () => subscription.unsubscribe();
}

function accessOf(state: AuthSnapshot): Access {
  if (state.hasTag('locked')) return 'locked';
  if (state.hasTag('signedIn')) return 'in';
  return state.matches('signedOut') ? 'out' : 'unknown';
}
