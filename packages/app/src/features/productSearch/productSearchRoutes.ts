import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { productSearchPaths } from './productSearchPaths';

export const productSearchRoutes: RouteObject[] = [
  {
    path: productSearchPaths.page,
    handle: { needsStore: true, editRole: 'write', help: 'stock/scan' } satisfies RouteHandle,
    lazy: lazyScreen('productSearch', () =>
      import('./screens/ProductSearchScreen/ProductSearchScreen').then((module) => module.ProductSearchScreen),
    ),
  },
];
