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

/** Signed-in pages besides the inventory itself. */
export const SIGNED_IN_PAGES = [
  '/apps/ecommerce/inventory/import',
  '/404-not-found',
  '/pages/error/404',
  '/pages/error/500',
  '/pages/maintenance',
  '/pages/coming-soon',
] as const;

/** What the top bar opens, by the beginning of its button's name. */
export const PANELS = ['Messages', 'Notifications', 'Shortcuts', 'Quick chat', 'Appearance'] as const;
