import type { Feature } from '#shared/routing/feature';
import { inventoryPaths } from './inventoryPaths';

/** The products of the store. */
export const feature: Feature = {
  name: 'inventory',
  entry: { link: inventoryPaths.list, title: 'nav.inventory', icon: 'inventory', keys: 'g i' },
  actions: [{ id: 'product.add', title: 'add', icon: 'add', section: 'product', keys: 'n p', link: inventoryPaths.newProduct }],
  isWork: true,
  pages: [{ path: inventoryPaths.shop }, { path: inventoryPaths.list }, { path: inventoryPaths.import }],
  load: () => import('./index'),
};
