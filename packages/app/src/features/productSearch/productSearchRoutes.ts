import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import { productSearchPaths } from './productSearchPaths';

export const productSearchRoutes: RouteObject[] = [
  {
    path: productSearchPaths.page,
    lazy: lazyScreen('productSearch', () =>
      import('./screens/ProductSearchScreen/ProductSearchScreen').then((module) => module.ProductSearchScreen),
    ),
  },
];
