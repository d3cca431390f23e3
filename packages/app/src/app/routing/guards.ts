import { type LoaderFunction, redirect } from 'react-router-dom';
import type { Auth } from '#features/auth';
import { wantedHash } from '#shared/codeLoading/importOrReload';
import { appPaths, REDIRECT_PARAM } from '#shared/routing/appPaths';
import { safeRedirect, withRedirect } from '#shared/routing/safeRedirect';
import { lockCover } from '#shared/session/lockCover';

export interface Guards {
  /**
   * Pages for signed-in users: others go to the sign-in page, or to the lock page while the session is locked and no cover is
   * on the page.
   */
  requireSession: LoaderFunction;
  /** Pages for signed-out users: a signed-in user goes to the requested page, or to the root. */
  requireSignedOut: LoaderFunction;
  /** The lock's own page: opening it locks. */
  lockSession: LoaderFunction;
}

/** Creates the guards of the routes. They wait only for the session to be restored. */
export function createGuards(auth: Auth): Guards {
  return {
    async requireSession({ request }) {
      const state = await auth.settled();
      const { pathname, search } = new URL(request.url);
      // An unreachable server signs nobody out: the frame offers Retry instead of the page.
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
      // Another tab may have just shared its session, after the redirect from the requested page.
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
