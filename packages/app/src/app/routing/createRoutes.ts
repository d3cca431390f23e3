import { createElement } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { type Auth, authRoutes } from '../../features/auth';
import { homeRoutes } from '../../features/home';
import { appPaths, FROM_PARAM, SIGNED_IN_REDIRECT } from '../../shared/routing/appPaths';
import { preferenceStore } from '../../shared/preferences/preferenceStore';
import { Frame } from '../Frame';
import type { SignedInPart } from '../layout/signedInPart';
import { deferredRoute } from './deferredRoutes';
import { createGuards } from './guards';
import type { RouteHandle } from './layouts';
import { RouteError } from './RouteError';

const BOARD = `${appPaths.boards}/:boardId`;

/** Every route of the app, guarded as the specification says (2, "Screens and routes"). Screens load when they are first opened. */
export function createRoutes(auth: Auth, signedInPart: SignedInPart): RouteObject[] {
  const { requireSession, requireSignedOut, lockSession } = createGuards(auth);
  const empty: RouteHandle = { layout: 'empty' };
  const signedIn: RouteHandle = { isSignedInPage: true };
  const needsStore: RouteHandle = { needsStore: true };
  const overlay: RouteHandle = { isOverlay: true };

  const routes: RouteObject[] = [
    {
      element: createElement(Frame, { signedInPart }),
      ErrorBoundary: RouteError,
      children: withBoundaries([
        { index: true, loader: toStartPage(() => routes) },
        { path: appPaths.signedInRedirect, loader: toStartPage(() => routes) },
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
                const frame = signedInPart.preload();
                const { loadShellData } = await import('../layout/shellData');
                const data = await loadShellData(args, undefined);
                await frame;
                return data;
              },
              shouldRevalidate: () => false,
              children: [
                {
                  handle: needsStore,
                  children: [appPaths.inventory, `${appPaths.inventory}/import`].map((path) =>
                    deferredRoute(path, loadInventoryRoutes),
                  ),
                },
                deferredRoute(appPaths.boards, loadBoardRoutes),
                deferredRoute(BOARD, loadBoardRoutes, {
                  // What lies over a board leaves the board under it as it is. A card is drawn by the board itself.
                  children: [
                    { path: `${BOARD}/card/:cardId`, handle: overlay },
                    ...['settings', 'trash'].map((path) => ({
                      ...deferredRoute(`${BOARD}/${path}`, loadBoardRoutes),
                      handle: overlay,
                    })),
                  ],
                }),
                ...plainPages.map((path) => deferredRoute(path, loadPlainPages)),
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

const loadBoardRoutes = async () => (await import('../../features/scrumboard')).scrumboardRoutes;

const loadInventoryRoutes = () => import('../../features/inventory').then((module) => module.inventoryRoutes);

/** Pages of their own that say one thing. */
const plainPages = [
  appPaths.notFound,
  ...['error/404', 'error/500', 'maintenance', 'coming-soon'].map((page) => `/pages/${page}`),
];

const loadPlainPages = async () => (await import('./plainPages')).plainPages;

/** To the page that the person starts with; keeps the query, such as `layout`. Who chose none need not load what checks it. */
const toStartPage =
  (routes: () => RouteObject[]): LoaderFunction =>
  async ({ request }) => {
    const { startPage: liked } = preferenceStore.get();
    const path = liked ? (await import('./startPage')).startPage(routes(), liked) : SIGNED_IN_REDIRECT;
    return redirect(path + new URL(request.url).search);
  };

/** Says what was wanted, so that the page can suggest what comes near to it. */
const toNotFound: LoaderFunction = ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(FROM_PARAM, pathname);
  return redirect(`${appPaths.notFound}?${searchParams}`);
};

/** A page that breaks leaves its frame standing, and offers to try again. */
function withBoundaries(routes: RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (!route.children) return { ErrorBoundary: RouteError, ...route };
    const isPage = route.path !== undefined;
    return { ...(isPage && { ErrorBoundary: RouteError }), ...route, children: withBoundaries(route.children) };
  });
}
