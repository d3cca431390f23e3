/** Pages that anybody may open, and one that does not exist. */
export const OPEN_PAGES = [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/confirmation-required',
  '/home',
  '/terms',
  '/privacy',
  '/nowhere',
] as const;
