import { createElement } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { type Auth, authRoutes } from '../../features/auth';
import { errorRoutes } from '../../features/errors';
import { homeRoutes } from '../../features/home';
import { appPaths, FROM_PARAM } from '../../shared/routing/appPaths';
import { Frame } from '../Frame';
import type { SignedInPart } from '../layout/signedInPart';
import { deferredRoute } from './deferredRoutes';
import { createGuards } from './guards';
import type { RouteHandle } from './layouts';
import { RouteError } from './RouteError';
import { startPage } from './startPage';

/** Every route of the app, guarded as the specification says (2, "Screens and routes"). Screens load when they are first opened. */
export function createRoutes(auth: Auth, signedInPart: SignedInPart): RouteObject[] {
  const { requireSession, requireSignedOut, lockSession } = createGuards(auth);
  const empty: RouteHandle = { layout: 'empty' };
  const signedIn: RouteHandle = { isSignedInPage: true };
  const needsStore: RouteHandle = { needsStore: true };

  const routes: RouteObject[] = [
    {
      element: createElement(Frame, { signedInPart }),
      ErrorBoundary: RouteError,
      children: withBoundaries([
        { index: true, loader: redirectTo(() => startPage(routes)) },
        { path: appPaths.signedInRedirect, loader: redirectTo(() => startPage(routes)) },
        { handle: empty, children: homeRoutes },
        { handle: empty, loader: requireSignedOut, children: authRoutes.signedOut },
        {
          handle: empty,
          loader: requireSession,
          children: authRoutes.session.map((route) =>
            route.path === appPaths.unlockSession ? { ...route, loader: lockSession } : route,
          ),
        },
        {
          handle: signedIn,
          loader: requireSession,
          children: [
            {
              loader: async (args) => {
                signedInPart.preload();
                const { loadShellData } = await import('../layout/shellData');
                return loadShellData(args, undefined);
              },
              shouldRevalidate: () => false,
              children: [
                {
                  handle: needsStore,
                  children: [appPaths.inventory, `${appPaths.inventory}/import`].map((path) =>
                    deferredRoute(path, loadInventoryRoutes),
                  ),
                },
                deferredRoute('/pages/coming-soon', loadComingSoonRoutes),
                ...errorRoutes,
              ],
            },
          ],
        },
        { path: '*', loader: toNotFound },
      ]),
    },
  ];
  return routes;
}

const loadInventoryRoutes = async () => (await import('../../features/inventory')).inventoryRoutes;

const loadComingSoonRoutes = async () => (await import('../../features/comingSoon')).comingSoonRoutes;

/** Sends on and keeps the query, such as `layout`. */
const redirectTo =
  (path: () => string): LoaderFunction =>
  ({ request }) =>
    redirect(path() + new URL(request.url).search);

/** Says what was wanted, so that the page can suggest what comes near to it. */
const toNotFound: LoaderFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(FROM_PARAM, pathname);
  return redirect(`${appPaths.notFound}?${searchParams}`);
};

/** A page that breaks leaves its frame standing, and offers to try again. */
function withBoundaries(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.children) return { ...route, children: withBoundaries(route.children) };
    return { ErrorBoundary: RouteError, ...route };
  });
}
