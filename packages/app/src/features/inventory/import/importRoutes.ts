import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { inventoryPaths } from '../inventoryPaths';

/** The route of the import, for the inventory's routes. */
export const importRoutes: RouteObject[] = [
  {
    path: inventoryPaths.import,
    handle: { needsStore: true, help: 'stock/import-a-price-list' } satisfies RouteHandle,
    lazy: lazyScreen('import', () => import('./screens/ImportScreen/ImportScreen').then((module) => module.ImportScreen)),
  },
];
