import type { Feature } from '../../shared/routing/feature';
import { productSearchPaths } from './productSearchPaths';

/** The look-up of products, by scanner first. */
export const productSearch: Feature = {
  name: 'productSearch',
  entry: { link: productSearchPaths.page, title: 'nav.pages.search', icon: 'search', keys: 'g s' },
  isWork: true,
  pages: [{ path: productSearchPaths.page, handle: { needsStore: true, help: 'stock/scan' } }],
  load: async () => (await import('./index')).routes,
};
