import type { LoaderFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { importOrReload } from '../../shared/routing/reloadOnce';
import type { Feature } from '../../shared/routing/feature';
import type { RouteHandle } from '../../shared/routing/routeHandle';

/**
 * A page whose feature is fetched when it is first opened. Its loader runs as soon as it is there, beside the fetching of the
 * screen: the page's calls leave before the page's own code has arrived.
 * @param path of the page; the feature has a route with this very path
 * @param load imports the module with the feature's routes
 * @param handle what the page says before its feature is there; without one, what the feature's route says
 */
export function deferredRoute(path: string, load: Feature['load'], handle?: RouteHandle): NonIndexRouteObject {
  const route = async (): Promise<RouteObject> => {
    const { routes } = await importOrReload(path, load);
    const found = routes.find((each) => each.path === path);
    if (!found) throw new Error(`No route of the feature has the path "${path}".`);
    return found;
  };
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
