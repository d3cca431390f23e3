import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';

/**
 * Lists the pages that the app's routes open, in the order of the code; mere redirects are omitted.
 * @returns {Promise<{ path: string, isSignedIn: boolean, isOverlay: boolean }[]>} `isSignedIn`: in the frame of signed-in
 * pages; `isOverlay`:
 *   it opens over the page around it. A path may contain parameters, such as `/apps/scrumboard/:boardId`.
 */
export async function listRoutes() {
  // Routes are TypeScript with JSX: Vite loads them, without serving anything.
  const server = await createServer({
    root: join(root, 'packages/app'),
    configFile: false,
    cacheDir: 'node_modules/.vite/routes',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@stockroom\//] },
  });
  try {
    const { createRoutes } = await server.ssrLoadModule('/src/app/routing/createRoutes.ts');
    return pagesOf(createRoutes({}, {}));
  } finally {
    await server.close();
  }
}

/** @param routes in React Router's form @param around properties inherited from the routes around them */
export function pagesOf(routes, around = {}) {
  return routes.flatMap((route) => {
    const handle = { ...around, ...route.handle };
    // A redirect has a loader and nothing to show; a pathless group has neither.
    const shows = route.lazy || route.Component || route.element || route.handle?.isOverlay || !(route.loader || route.children);
    const isPage = route.path !== undefined && shows;
    const page = { path: route.path, isSignedIn: handle.isSignedInPage ?? false, isOverlay: handle.isOverlay ?? false };
    return [...(isPage ? [page] : []), ...pagesOf(route.children ?? [], handle)];
  });
}
