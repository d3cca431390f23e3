/** Stops of the tour, in order: `story` names the recorded stories shown as the picture, `link` the page to try. */
export const STOPS = [
  {
    id: 'today',
    story: { en: 'app-features-store-screens-storescreen/default', tr: 'app-features-store-screens-storescreen/turkish' },
    link: '/apps/ecommerce/store',
  },
  {
    id: 'inventory',
    story: {
      en: 'app-features-inventory-screens-inventoryscreen/default',
      tr: 'app-features-inventory-screens-inventoryscreen/default-turkish',
    },
    link: '/apps/ecommerce/inventory',
  },
  {
    id: 'scan',
    story: {
      en: 'app-features-productsearch-screens-productsearchscreen/adding-stock',
      tr: 'app-features-productsearch-screens-productsearchscreen/adding-stock-turkish',
    },
    link: '/apps/ecommerce/search',
  },
  {
    id: 'ledger',
    story: {
      en: 'app-features-transactions-screens-transactionsscreen/default',
      tr: 'app-features-transactions-screens-transactionsscreen/turkish',
    },
    link: '/apps/ecommerce/transactions',
  },
  {
    id: 'board',
    story: {
      en: 'app-features-scrumboard-screens-boardscreen/default',
      tr: 'app-features-scrumboard-screens-boardscreen/default-turkish',
    },
    link: '/apps/scrumboard',
  },
  {
    id: 'mail',
    story: {
      en: 'app-features-mailbox-screens-mailboxscreen/opened',
      tr: 'app-features-mailbox-screens-mailboxscreen/opened-turkish',
    },
    link: '/apps/mailbox',
  },
  {
    id: 'find',
    story: { en: 'app-features-search-screens-searchpalette/found', tr: 'app-features-search-screens-searchpalette/turkish' },
    link: '/apps/help-center',
  },
] as const;

type Stop = (typeof STOPS)[number];
export type StopId = Stop['id'];

/** Address of a stop's picture in a language ('tr'), as the build writes it. A shop's own languages get the English picture. */
export const pictureOf = ({ story }: Stop, language: string) => `/media/stories/${language === 'tr' ? story.tr : story.en}.webp`;
