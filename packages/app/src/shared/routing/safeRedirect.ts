import { safePath } from '../links/safePath';
import { appPaths, REDIRECT_PARAM } from './appPaths';

/** Pages to which a redirect after signing in is pointless: it would loop or sign out again. */
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

/** Target of `redirectURL` in a query, or the signed-in redirect when it is missing, external, or loops. */
export function safeRedirect(search: string, origin?: string): string {
  const path = safePath(new URLSearchParams(search).get(REDIRECT_PARAM), origin);
  return path !== null && !isPointless(path) ? path : appPaths.signedInRedirect;
}

/** Adds `redirectURL` to an address, except for the sign-out page. */
export function withRedirect(page: string, wanted: string): string {
  const path = safePath(wanted);
  if (path === null || nameOf(path) === appPaths.signOut) return page;
  return `${page}?${new URLSearchParams({ [REDIRECT_PARAM]: path })}`;
}

const isPointless = (path: string): boolean => pointless.has(nameOf(path));

/** Normalises a path as the router reads it: /Sign-Out/ and /%73ign-out are /sign-out. */
function nameOf(path: string): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decode(pathname).toLowerCase().replace(/\/+$/, '') || '/';
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
