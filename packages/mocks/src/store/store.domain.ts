import { defineDomain } from '../engine/domain';

export const storeDomain = defineDomain({
  name: 'store',
  prefixes: ['/api/apps/ecommerce/store'],
  load: () => import('./store.handlers').then(({ storeRoutes }) => storeRoutes),
  words: { en: 'Store', tr: 'Mağaza' },
  pages: [
    {
      link: '/apps/ecommerce/store',
      words: {
        en: ['Store', 'shop address phone opening hours staff stock value health'],
        tr: ['Mağaza', 'dükkân adres telefon çalışma saatleri personel ekip stok değeri'],
      },
    },
  ],
});
