/** Where a person goes after signing in, and from the empty path: the one place that says so. */
export const SIGNED_IN_REDIRECT = '/dashboards/project';

/** Paths of the pages that belong to no area, as the specification names them (2, "Screens and routes"). */
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

/** Query parameter that carries where somebody wanted to go. */
export const REDIRECT_PARAM = 'redirectURL';

/** Query parameter of the not-found page: the address that leads nowhere. */
export const FROM_PARAM = 'from';
