import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { importOrReload } from '#shared/codeLoading/importOrReload';
import type { Feature } from '#shared/routing/feature';
import type { RouteHandle } from '#shared/routing/routeHandle';

/**
 * Creates the route of a page whose feature loads when first opened. Its loader runs as soon as the feature has loaded, in
 * parallel with the screen: the page's calls start before its own code has arrived.
 * @param path of the page; the feature has a route with exactly this path
 * @param load imports the module with the feature's routes
 * @param handle the page's handle before its feature has loaded; without one, the handle of the feature's route
 */
export function deferredRoute(path: string, load: Feature['load'], handle?: RouteHandle): NonIndexRouteObject {
  const find = async (): Promise<RouteObject> => {
    const { routes } = await importOrReload(path, load);
    const found = routes.find((each) => each.path === path);
    if (!found) throw new Error(`No route of the feature has the path "${path}".`);
    return found;
  };
  let asked: Promise<RouteObject> | null = null;
  // Loader and screen share one import, so that a failure occurs once: a page that is being reloaded must not change any more.
  const route = () =>
    (asked ??= find().finally(() => {
      asked = null;
    }));
  return {
    path,
    handle,
    lazy: {
      ...(!handle && { handle: async () => (await route()).handle as unknown }),
      loader: async () => {
        const { loader } = await route();
        return typeof loader === 'function' ? loader : nothing;
      },
      Component: async () => {
        const { Component, lazy } = await route();
        if (Component || typeof lazy !== 'function') return Component;
        return (await lazy()).Component;
      },
    },
  };
}

const nothing: LoaderFunction = () => null;
