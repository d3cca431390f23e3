import { defineDomain } from '../engine/domain';

/** Work in progress in a shop: imports, counts, labels. Its paths are among those of the inventory. */
export const queuesDomain = defineDomain({
  name: 'queues',
  prefixes: [
    '/api/apps/ecommerce/inventory/imports',
    '/api/apps/ecommerce/inventory/counts',
    '/api/apps/ecommerce/inventory/labels',
  ],
  belongsTo: 'store',
  load: () => import('./queues.handlers').then(({ queueRoutes }) => queueRoutes),
  title: { en: 'Queues', tr: 'Kuyruklar' },
});
