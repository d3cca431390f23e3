import { createServer } from 'vite';
import react from '@vitejs/plugin-react';

/** Markup and styles of the screens that may be first. */
export interface FirstScreens {
  /** By screen and language, such as `sign-in-tr`. */
  html: Record<string, string>;
  css: string;
  /** Where the screens stand, and `start`, where a person goes who chose no other page. */
  paths: Record<string, string>;
}

/** Renders the first screens with the app's own components, so that what is painted first looks like what follows. */
export async function renderScreens(root: string): Promise<FirstScreens> {
  const server = await createServer({
    root,
    configFile: false,
    // Its own: in the shared one it would empty the dependencies of a dev server that runs beside the build.
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
