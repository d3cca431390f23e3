import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

/** Markup and styles of the possible first screens. */
export interface FirstScreens {
  /** Markup by screen and language, such as `sign-in-tr`. */
  html: Record<string, string>;
  css: string;
  /** Paths of the screens, and `start`, the start page of users who chose no other. */
  paths: Record<string, string>;
}

/** Renders the first screens with the app's own components, so that the first paint looks like the app. */
export async function renderScreens(root: string): Promise<FirstScreens> {
  const server = await createServer({
    root,
    configFile: false,
    // A separate cache: in the shared one, this server would empty the dependencies of a dev server that runs beside the build.
    cacheDir: 'node_modules/.vite/first-paint',
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@stockroom\//] },
  });
  try {
    const module = await server.ssrLoadModule('/src/app/firstPaint/firstScreens.tsx');
    const firstScreens = module['renderFirstScreens'] as () => Promise<FirstScreens>;
    return await firstScreens();
  } finally {
    await server.close();
  }
}
