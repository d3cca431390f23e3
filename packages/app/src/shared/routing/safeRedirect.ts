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

/** An address with `redirectURL`, left out where the sign-out page was wanted. */
export function withRedirect(page: string, wanted: string): string {
  const path = safePath(wanted);
  if (path === null || nameOf(path) === appPaths.signOut) return page;
  return `${page}?${new URLSearchParams({ [REDIRECT_PARAM]: path })}`;
}

const isPointless = (path: string): boolean => pointless.has(nameOf(path));

/** As the router reads a path: /Sign-Out/ and /%73ign-out are /sign-out. */
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
