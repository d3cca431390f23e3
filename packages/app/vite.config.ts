import react from '@vitejs/plugin-react';
import { mockWorker, productPictures } from '@stockroom/mocks/vite';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { chunks } from './build/chunks';
import { compileHints } from './build/compileHints';
import { compiledFolders } from './build/compiledFolders';
import { configBlock } from './build/configBlock';
import { firstPaint } from './build/firstPaint/firstPaint';
import { precompress } from './build/precompress';
import { slimRouter } from './build/slimRouter';

/**
 * `VITE_API_HOST` seeds the address of the API host, `VITE_DEMO=false` builds without the mock server. Both can be changed later in
 * the page's configuration block, but for a mock server that was left out.
 */
export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const apiHost = env['VITE_API_HOST'] ?? '';
  const demo = env['VITE_DEMO'] !== 'false';
  return {
    plugins: [
      react({ compiler: { sources: compiledFolders } }),
      slimRouter(),
      configBlock({ apiHost, demo }),
      ...(demo ? [msw({ mode: 'worker-only' }), mockWorker(), productPictures()] : []),
      firstPaint({ apiHost }),
      compileHints(),
      precompress(),
    ],
    resolve: {
      // Public suffixes are for cookies, of which no call of ours has any: 35 KB.
      alias: [{ find: /^tldts$/, replacement: `${import.meta.dirname}/build/standIns/tldts.ts` }],
    },
    oxc: {
      plugins: { styledComponents: { displayName: command === 'serve', fileName: command === 'serve', ssr: true, minify: true } },
    },
    server: { port: 5173, strictPort: false },
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      manifest: true,
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunks,
          },
        },
      },
    },
  };
});
