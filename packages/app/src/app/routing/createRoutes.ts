import { createElement } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { type Auth, authRoutes } from '#features/auth';
import { homeRoutes } from '#features/home';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import { preferenceStore } from '#shared/preferences/preferenceStore';
import { appPaths, FROM_PARAM } from '#shared/routing/appPaths';
import type { RouteHandle } from '#shared/routing/routeHandle';
import { features } from '../features';
import { Frame } from '../Frame';
import type { SignedInPart } from '../layout/signedInPart';
import { featureRoutes } from './featureRoutes';
import { createGuards } from './guards';
import { RouteError } from './RouteError';
import { startPage } from './startPage';

/** Creates all routes of the app, guarded as specified (2, "Screens and routes"). Screens load when first opened. */
export function createRoutes(auth: Auth, signedInPart: SignedInPart): RouteObject[] {
  const { requireSession, requireSignedOut, lockSession } = createGuards(auth);
  const empty: RouteHandle = { layout: 'empty' };
  const signedIn: RouteHandle = { isSignedInPage: true };

  return [
    {
      element: createElement(Frame, { signedInPart }),
      ErrorBoundary: RouteError,
      children: withBoundaries([
        { index: true, loader: toStartPage },
        { path: appPaths.signedInRedirect, loader: toStartPage },
        { handle: empty, children: homeRoutes },
        { handle: empty, loader: requireSignedOut, children: authRoutes.signedOut },
        {
          handle: empty,
          loader: requireSession,
          children: [
            { ...authRoutes.unlock, loader: lockSession },
            // Features send their unsent data before sign-out.
            { ...authRoutes.signOut, loader: () => features.flatMap(({ unsent }) => unsent ?? []) },
          ],
        },
        {
          handle: signedIn,
          loader: requireSession,
          children: [
            {
              loader: async (args) => {
                const frame = signedInPart.preload();
                const { loadShellData } = await importOrReload('shell-data', () => import('../layout/shellData'));
                const data = await loadShellData(args, undefined);
                await frame;
                return data;
              },
              shouldRevalidate: () => false,
              children: [...authRoutes.signedIn, ...features.flatMap(featureRoutes)],
            },
          ],
        },
        { path: '*', loader: toNotFound },
      ]),
    },
  ];
}

/** Redirects to the user's start page; keeps the query, such as `layout`. */
const toStartPage: LoaderFunction = ({ request }) =>
  redirect(startPage(preferenceStore.get().startPage) + new URL(request.url).search);

/** Redirects to the not-found page with the requested path, so that it can suggest a similar one. */
const toNotFound: LoaderFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(FROM_PARAM, pathname);
  return redirect(`${appPaths.notFound}?${searchParams}`);
};

/** Adds error boundaries, so that a page that breaks leaves its frame intact and offers Retry. */
function withBoundaries(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (!route.children) return { ErrorBoundary: RouteError, ...route };
    const isPage = route.path !== undefined;
    return { ...(isPage && { ErrorBoundary: RouteError }), ...route, children: withBoundaries(route.children) };
  });
}
