import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/paths.mjs';

/**
 * The pages that the app's routes open, in the order of the code; what only leads elsewhere is left out.
 * @returns {Promise<{ path: string, isSignedIn: boolean, isOverlay: boolean }[]>} `isSignedIn`: in the frame of signed-in pages; `isOverlay`:
 *   it opens over the page around it. A path may hold parameters, such as `/apps/scrumboard/:boardId`.
 */
export async function listRoutes() {
  // Routes are TypeScript and draw with JSX: they are read as Vite reads them, which serves nothing meanwhile.
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

/** @param routes in React Router's form @param around what the routes around them say of themselves */
export function pagesOf(routes, around = {}) {
  return routes.flatMap((route) => {
    const handle = { ...around, ...route.handle };
    // A redirect has a loader and nothing to show; a part of the page around it has neither.
    const shows = route.lazy || route.Component || route.element || route.handle?.isOverlay || !(route.loader || route.children);
    const isPage = route.path !== undefined && shows;
    const page = { path: route.path, isSignedIn: handle.isSignedInPage ?? false, isOverlay: handle.isOverlay ?? false };
    return [...(isPage ? [page] : []), ...pagesOf(route.children ?? [], handle)];
  });
}
