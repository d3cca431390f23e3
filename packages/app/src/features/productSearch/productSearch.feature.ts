import type { Feature } from '#shared/routing/feature';
import { productSearchPaths } from './productSearchPaths';

/** Product look-up, by scanner first. */
export const feature: Feature = {
  name: 'productSearch',
  entry: { link: productSearchPaths.page, title: 'nav.pages.search', icon: 'search', keys: 'g s' },
  isWork: true,
  pages: [{ path: productSearchPaths.page }],
  load: () => import('./index'),
};
