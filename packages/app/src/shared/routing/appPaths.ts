/** Destination after signing in, and of the empty path: the only place that defines it. */
export const SIGNED_IN_REDIRECT = '/dashboards/project';

/** Paths of the pages that belong to no area, as in the specification (2, "Screens and routes"). */
export const appPaths = {
  root: '/',
  signedInRedirect: '/signed-in-redirect',
  home: '/home',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmationRequired: '/confirmation-required',
  unlockSession: '/unlock-session',
  signOut: '/sign-out',
  terms: '/terms',
  privacy: '/privacy',
  tour: '/docs/tour',
  notFound: '/404-not-found',
} as const;

/** Query parameter with the page that the user wanted to open. */
export const REDIRECT_PARAM = 'redirectURL';

/** Query parameter of the not-found page: the address that was not found. */
export const FROM_PARAM = 'from';
