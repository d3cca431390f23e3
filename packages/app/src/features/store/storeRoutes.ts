import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { storePaths } from './storePaths';

export const storeRoutes: RouteObject[] = [
  {
    path: storePaths.store,
    handle: { needsStore: true, editRole: 'admin', help: 'stock/watch-low-stock' } satisfies RouteHandle,
    lazy: lazyScreen('store', () => import('./screens/StoreScreen/StoreScreen').then((module) => module.StoreScreen)),
  },
];
