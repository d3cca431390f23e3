import { type LoaderFunction, redirect } from 'react-router-dom';
import type { Auth } from '../../features/auth';
import { lockCover } from '../../shared/session/lockCover';
import { appPaths, REDIRECT_PARAM } from '../../shared/routing/appPaths';
import { wantedHash } from '../../shared/routing/reloadOnce';
import { safeRedirect, withRedirect } from '../../shared/routing/safeRedirect';

export interface Guards {
  /** Signed-in-only pages: others go to the sign-in page, and to the lock while the session is locked and nothing covers the page. */
  requireSession: LoaderFunction;
  /** Signed-out-only pages: a signed-in person goes to the wanted page, or to the root. */
  requireSignedOut: LoaderFunction;
  /** The lock's own page: opening it locks. */
  lockSession: LoaderFunction;
}

/** The guards of the routes. They wait for the session to be restored, and for nothing else. */
export function createGuards(auth: Auth): Guards {
  return {
    async requireSession({ request }) {
      const state = await auth.settled();
      const { pathname, search } = new URL(request.url);
      // A server that is down signs nobody out: the frame offers to try again in the page's place.
      if (state.matches({ restoring: 'failed' })) return null;
      const wanted = pathname + search + wantedHash();
      if (!state.hasTag('signedIn')) return redirect(withRedirect(appPaths.signIn, wanted));
      const isExempt = lockCover.stands() || pathname === appPaths.unlockSession || pathname === appPaths.signOut;
      if (!state.hasTag('locked') || isExempt) return null;
      lockCover.awaitPage();
      return redirect(withRedirect(appPaths.unlockSession, wanted));
    },
    async requireSignedOut({ request }) {
      const state = await auth.settled();
      if (!state.hasTag('signedIn')) return null;
      // Another tab may have given its session just now, on the way here from the wanted page.
      const { search, searchParams } = new URL(request.url);
      return redirect(searchParams.has(REDIRECT_PARAM) ? safeRedirect(search) : appPaths.root);
    },
    async lockSession() {
      await auth.settled();
      lockCover.settlePage();
      auth.actor.send({ type: 'session.locked' });
      return null;
    },
  };
}
