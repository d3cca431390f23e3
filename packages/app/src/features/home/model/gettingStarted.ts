/** First steps of a new user, each with its page. */
export const GETTING_STARTED = [
  { id: 'inventory', link: '/apps/ecommerce/inventory' },
  { id: 'scan', link: '/apps/ecommerce/search' },
  { id: 'import', link: '/apps/ecommerce/inventory/import' },
  { id: 'board', link: '/apps/scrumboard' },
] as const;
