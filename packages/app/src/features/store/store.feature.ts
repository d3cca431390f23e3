import type { Feature } from '../../shared/routing/feature';
import { storePaths } from './storePaths';

/** The person's store: where it is and when it is open, who works there, how its stock is. */
export const store: Feature = {
  name: 'store',
  entry: { link: storePaths.store, title: 'nav.pages.store', icon: 'store' },
  isWork: true,
  pages: [{ path: storePaths.store, handle: { needsStore: true, help: 'stock/watch-low-stock' } }],
  load: async () => (await import('./index')).routes,
};
