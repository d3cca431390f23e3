import { safePath } from '../links/safePath';
import { appPaths, REDIRECT_PARAM } from './appPaths';

/** Pages that make no sense after signing in: coming back to them would go round in circles or sign out again. */
const pointless = new Set<string>([
  appPaths.signIn,
  appPaths.signUp,
  appPaths.signOut,
  appPaths.forgotPassword,
  appPaths.resetPassword,
  appPaths.confirmationRequired,
  appPaths.unlockSession,
  appPaths.signedInRedirect,
]);

/** Where `redirectURL` of a query leads, or the signed-in redirect when it is missing, foreign, or goes round in circles. */
export function safeRedirect(search: string, origin?: string): string {
  const path = safePath(new URLSearchParams(search).get(REDIRECT_PARAM), origin);
  return path !== null && !isPointless(path) ? path : appPaths.signedInRedirect;
}

/** An address with `redirectURL`, left out where the wanted page is pointless to come back to (specification 2, "Guarded routes"). */
export function withRedirect(page: string, wanted: string): string {
  const path = safePath(wanted);
  if (path === null || isPointless(path)) return page;
  return `${page}?${new URLSearchParams({ [REDIRECT_PARAM]: path })}`;
}

function isPointless(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  // The router reads /Sign-Out/ and /%73ign-out as /sign-out.
  return pointless.has(decode(pathname).toLowerCase().replace(/\/+$/, '') || '/');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
