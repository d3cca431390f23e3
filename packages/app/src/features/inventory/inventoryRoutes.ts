import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { protectedLoader } from '#shared/routing/protectedLoader';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { productsQuery } from './api/queries';
import { importRoutes } from './import';
import { inventoryPaths } from './inventoryPaths';
import { inventoryAddress, queryOf } from './model/list/listState';

/**
 * Prefetches the list before the screen's own code has loaded. The navigation does not wait for it: a slow response is left to
 * the screen.
 */
const prefetchInventory: LoaderFunction = protectedLoader((client, { request }) => {
  const { state } = inventoryAddress.read(new URL(request.url).searchParams);
  const { language } = preferenceStore.get();
  // The screen retries and announces a failed load.
  client.query({ ...productsQuery(queryOf(state), language), staleTime: 'static' }).catch(() => undefined);
});

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
