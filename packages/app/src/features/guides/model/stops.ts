/** Where the tour stops, in its order: `story` is the recorded story that the picture is taken of, `link` the page one may try it on. */
export const STOPS = [
  { id: 'today', story: 'app-features-store-screens-storescreen/default', link: '/apps/ecommerce/store' },
  { id: 'inventory', story: 'app-features-inventory-screens-inventoryscreen/default', link: '/apps/ecommerce/inventory' },
  { id: 'scan', story: 'app-features-productsearch-screens-productsearchscreen/adding-stock', link: '/apps/ecommerce/search' },
  { id: 'ledger', story: 'app-features-transactions-screens-transactionsscreen/default', link: '/apps/ecommerce/transactions' },
  { id: 'board', story: 'app-features-scrumboard-screens-boardscreen/default', link: '/apps/scrumboard' },
  { id: 'mail', story: 'app-features-mailbox-screens-mailboxscreen/opened', link: '/apps/mailbox' },
  { id: 'find', story: 'app-features-search-screens-searchpalette/found', link: '/apps/help-center' },
] as const;

export type StopId = (typeof STOPS)[number]['id'];

/** Address of the picture of a story, as the build writes it. */
export const pictureOf = (story: string) => `/media/stories/${story}.webp`;
