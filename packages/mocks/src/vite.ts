import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { pictureAt, usedPictures } from './pictures/pictureAt';

interface Pictures {
  pictureAt: typeof pictureAt;
  usedPictures: typeof usedPictures;
}

const PICTURES = fileURLToPath(new URL('pictures/pictureAt.ts', import.meta.url));
const FOLDERS = ['/media/products/', '/media/portraits/'];

/**
 * Vite plugin that serves the drawn pictures of the seeds (products, people) under `/media/`, and writes those that are used
 * into a build. As files they are fetched when they are seen, kept by the browser, and shared by all records that point to them.
 */
export function productPictures(): Plugin {
  let loading: Promise<Pictures> | null = null;
  // Node loads this file as it is, and can't follow imports without an extension; Vite's own loader can.
  const load = () =>
    (loading ??= runnerImport<Pictures>(PICTURES, { configFile: false, logLevel: 'error' }).then(({ module }) => module));
  return {
    name: 'stockroom-product-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!FOLDERS.some((folder) => pathname.startsWith(folder))) {
          next();
          return;
        }
        void load().then((pictures) => {
          const picture = pictures.pictureAt(pathname);
          response.writeHead(picture === null ? 404 : 200, {
            'content-type': 'image/svg+xml; charset=utf-8',
            'cache-control': 'max-age=3600',
          });
          response.end(picture ?? '');
        }, next);
      });
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const pictures = await load();
      for (const [path, source] of pictures.usedPictures()) this.emitFile({ type: 'asset', fileName: path.slice(1), source });
    },
  };
}

const WORKER = `// Only what the page fetches is asked of the mocks. Pictures, scripts, styles and fonts have a destination, and are nobody's to answer.
addEventListener('fetch', (event) => {
  if (event.request.destination) event.stopImmediatePropagation();
});
importScripts('/mockServiceWorker.js');
`;

/**
 * Vite plugin that serves the script of the mocks' service worker, `/mockWorker.js`: MSW's own, which its plugin serves, without its asking the
 * page for each picture too. For ten rows that took the page 15 ms of a processor four times slower.
 */
export function mockWorker(): Plugin {
  return {
    name: 'stockroom-mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockWorker.js', (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        response.end(WORKER);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer === 'client') {
        this.emitFile({ type: 'asset', fileName: 'mockWorker.js', source: WORKER });
      }
    },
  };
}
