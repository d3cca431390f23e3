import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import { storePaths } from './storePaths';

export const storeRoutes: RouteObject[] = [
  {
    path: storePaths.store,
    lazy: lazyScreen('store', () => import('./screens/StoreScreen/StoreScreen').then((module) => module.StoreScreen)),
  },
];
