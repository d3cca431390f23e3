import type { RouteObject } from 'react-router-dom';
import { appPaths } from '../../shared/routing/appPaths';
import { lazyScreen } from '../../shared/routing/lazyScreen';
import './locales/types';

/** The page that unknown paths lead to (specification 2, "Redirects"). */
export const errorRoutes: RouteObject[] = [
  {
    path: appPaths.notFound,
    lazy: lazyScreen('errors', () => import('./screens/NotFoundScreen/NotFoundScreen').then((m) => m.NotFoundScreen)),
  },
];
