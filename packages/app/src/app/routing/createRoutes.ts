import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { type Auth, authRoutes } from '../../features/auth';
import { errorRoutes } from '../../features/errors';
import { homeRoutes } from '../../features/home';
import { inventoryRoutes } from '../../features/inventory';
import { appPaths, SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { Frame } from '../Frame';
import { preloadShell } from '../layout/LazyShell';
import { createGuards } from './guards';
import type { RouteHandle } from './layouts';
import { RouteError } from './RouteError';

/** Every route of the app, guarded as the specification says (2, "Screens and routes"). Screens load when they are first opened. */
export function createRoutes(auth: Auth, loadShellData: LoaderFunction): RouteObject[] {
  const { requireSession, requireSignedOut, lockSession } = createGuards(auth);
  const empty: RouteHandle = { layout: 'empty' };
  const classy: RouteHandle = { layout: 'classy' };

  return [
    {
      Component: Frame,
      ErrorBoundary: RouteError,
      children: withBoundaries([
        { index: true, loader: redirectTo(SIGNED_IN_REDIRECT) },
        { path: appPaths.signedInRedirect, loader: redirectTo(SIGNED_IN_REDIRECT) },
        { handle: empty, children: homeRoutes },
        { id: 'signedOut', handle: empty, loader: requireSignedOut, children: authRoutes.signedOut },
        {
          id: 'session',
          handle: empty,
          loader: requireSession,
          children: authRoutes.session.map((route) =>
            route.path === appPaths.unlockSession ? { ...route, loader: lockSession } : route,
          ),
        },
        {
          id: 'signedIn',
          handle: classy,
          loader: requireSession,
          children: [
            {
              id: 'shell',
              loader: async (args) => {
                void preloadShell();
                return loadShellData(args);
              },
              shouldRevalidate: () => false,
              children: [{ handle: { needsStore: true } satisfies RouteHandle, children: inventoryRoutes }, ...errorRoutes],
            },
          ],
        },
        { path: '*', loader: redirectTo(appPaths.notFound) },
      ]),
    },
  ];
}

/** Sends on and keeps the query, such as `layout`. */
const redirectTo =
  (path: string): LoaderFunction =>
  ({ request }) =>
    redirect(path + new URL(request.url).search);

/** A page that breaks leaves its frame standing, and offers to try again. */
function withBoundaries(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.children) return { ...route, children: withBoundaries(route.children) };
    return { ErrorBoundary: RouteError, ...route };
  });
}
