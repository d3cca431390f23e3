import type { createBrowserRouter } from 'react-router-dom';
import type { Auth, AuthSnapshot } from '../../features/auth';
import { lockCover } from '../../shared/session/lockCover';
import { appPaths } from '../../shared/routing/appPaths';
import { safeRedirect } from '../../shared/routing/safeRedirect';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;
type Access = 'unknown' | 'out' | 'in' | 'locked';

/**
 * Takes the person where the session says: to the wanted page when it opens, to the sign-in page when it ends, to the lock when
 * it locks and nothing covers the page. In this tab or in another, it makes no difference.
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
    // Locked and unlocked in place: the page is what it was, and what is typed there must stay.
    if (now !== 'out' && !wasOut && lockCover.stands()) return;
    // The sign-out page stays, to say so.
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
