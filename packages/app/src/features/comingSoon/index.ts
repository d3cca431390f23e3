import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { comingSoonPaths } from './comingSoonPaths';

/** Routes of the page for before the opening. */
export const routes: RouteObject[] = [
  {
    path: comingSoonPaths.page,
    lazy: lazyScreen('comingSoon', () => import('./screens/ComingSoonScreen/ComingSoonScreen').then((m) => m.ComingSoonScreen)),
  },
];
