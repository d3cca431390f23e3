import { defineDomain } from '../engine/domain';

export const storeDomain = defineDomain({
  name: 'store',
  prefixes: ['/api/apps/ecommerce/store'],
  belongsTo: 'store',
  load: () => import('./store.handlers').then(({ storeRoutes }) => storeRoutes),
  title: { en: 'Store', tr: 'Mağaza' },
});
