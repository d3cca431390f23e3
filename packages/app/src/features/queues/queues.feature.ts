import type { Feature } from '#shared/routing/feature';
import { queuePaths } from './queuePaths';

/** Pending work of a shop, and finished work: labels to print, counts of stock, imports of products. */
export const feature: Feature = {
  name: 'queues',
  entry: { link: queuePaths.queues, title: 'nav.pages.queues', icon: 'queue', keys: 'g q' },
  actions: [
    { id: 'count.start', title: 'counts.start', icon: 'checklist', section: 'product', keys: 'n k', link: queuePaths.startCount },
  ],
  isWork: true,
  pages: [{ path: queuePaths.queues }],
  live: async () => (await import('./screens/QueuesLive/QueuesLive')).QueuesLive,
  load: () => import('./index'),
};
