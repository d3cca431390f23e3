import { redirect, type RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { importRoutes } from './import';
import { inventoryPaths } from './inventoryPaths';
import { prefetchInventory } from './prefetchInventory';

export const inventoryRoutes: RouteObject[] = [
  { path: inventoryPaths.shop, loader: ({ request }) => redirect(inventoryPaths.list + new URL(request.url).search) },
  {
    path: inventoryPaths.list,
    handle: {
      needsStore: true,
      editRole: 'write',
      help: (query) => (query.get('product') === 'new' ? 'stock/add-a-product' : 'stock/find-a-product'),
    } satisfies RouteHandle,
    loader: prefetchInventory,
    lazy: lazyScreen('inventory', () =>
      import('./screens/InventoryScreen/InventoryScreen').then((module) => module.InventoryScreen),
    ),
  },
  ...importRoutes,
];
