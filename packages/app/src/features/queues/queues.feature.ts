import type { Feature } from '../../shared/routing/feature';
import { queuePaths } from './queuePaths';

/** A guide for each tab. */
const HELP: Readonly<Record<string, string>> & { labels: string } = {
  labels: 'stock/print-labels',
  counts: 'stock/count-stock',
  imports: 'stock/import-a-price-list',
};

/** Work that waits in a shop, and what was done of it: labels for the printer, counts of stock, imports of products. */
export const queues: Feature = {
  name: 'queues',
  entry: { link: queuePaths.queues, title: 'nav.pages.queues', icon: 'queue', keys: 'g q' },
  actions: [
    { id: 'count.start', title: 'counts.start', icon: 'checklist', section: 'product', keys: 'n k', link: queuePaths.startCount },
  ],
  isWork: true,
  pages: [
    { path: queuePaths.queues, handle: { needsStore: true, help: (query) => HELP[query.get('tab') ?? ''] ?? HELP.labels } },
  ],
  load: async () => (await import('./index')).routes,
};
