import type { RouteObject } from 'react-router-dom';
import { appPaths } from '#shared/routing/appPaths';
import { lazyScreen } from '#shared/routing/lazyScreen';
import { errorPaths } from './errorPaths';

const notFound = lazyScreen('errors', () => import('./screens/NotFoundScreen/NotFoundScreen').then((m) => m.NotFoundScreen));

/** The page for unknown paths, and the pages that the specification names (2, "Screens and routes" and "Redirects"). */
export const routes: RouteObject[] = [
  { path: appPaths.notFound, lazy: notFound },
  { path: errorPaths.notFound, lazy: notFound },
  {
    path: errorPaths.serverError,
    lazy: lazyScreen('errors', () => import('./screens/ServerErrorScreen/ServerErrorScreen').then((m) => m.ServerErrorScreen)),
  },
  {
    path: errorPaths.maintenance,
    lazy: lazyScreen('errors', () => import('./screens/MaintenanceScreen/MaintenanceScreen').then((m) => m.MaintenanceScreen)),
  },
];
