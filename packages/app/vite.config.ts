import { iconSets, productPictures, storyPictures } from '@stockroom/mocks/vite';
import { componentExamples } from '@stockroom/ui/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { appWorker } from './build/appWorker';
import { chunks } from './build/chunks/chunks';
import { forbidCycles } from './build/chunks/forbidCycles';
import { compiledFolders } from './build/compiledFolders';
import { compileHints } from './build/compileHints';
import { configBlock } from './build/configBlock';
import { firstPaint } from './build/firstPaint/firstPaint';
import { languageFiles } from './build/languageFiles';
import { pdfDecoders } from './build/pdfDecoders';
import { precompress } from './build/precompress';
import { preloads } from './build/preloads';
import { slimRouter } from './build/slimRouter';
import { thirdPartyLicenses } from './build/thirdPartyLicenses';
import { STOPS } from './src/features/guides/model/stops';

/**
 * Build of the app. `VITE_API_HOST` sets the default address of the API host, `VITE_DEMO=false` builds without the mock server.
 * Both can be changed later in the page's configuration block, except that a mock server that was left out cannot be added.
 */
export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname);
  const apiHost = env['VITE_API_HOST'] ?? '';
  const demo = env['VITE_DEMO'] !== 'false';
  const { plugin: preloading, resolveDependencies } = preloads();
  return {
    plugins: [
      react({ compiler: { sources: compiledFolders } }),
      componentExamples(),
      iconSets(),
      slimRouter(),
      configBlock({ apiHost, demo }),
      ...(demo ? [msw({ mode: 'worker-only' }), productPictures()] : []),
      storyPictures({ guides: demo, also: STOPS.flatMap(({ story }) => Object.values(story)) }),
      pdfDecoders(),
      thirdPartyLicenses(),
      appWorker({ mocks: demo }),
      languageFiles(),
      firstPaint({ apiHost }),
      forbidCycles(),
      compileHints(),
      preloading,
      precompress(),
    ],
    resolve: {
      // tough-cookie is a cookie jar that none of our calls need: 12 KB, and 35 KB for its list of public suffixes.
      alias: [{ find: /^tough-cookie$/, replacement: `${import.meta.dirname}/build/shims/toughCookie.ts` }],
    },
    oxc: {
      plugins: { styledComponents: { displayName: command === 'serve', fileName: command === 'serve', ssr: true, minify: true } },
    },
    server: { port: 5173, strictPort: false },
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false, resolveDependencies },
      cssCodeSplit: false,
      manifest: true,
      assetsInlineLimit: 0,
      sourcemap: false,
      rolldownOptions: {
        output: {
          // The bundler adds to a part's name who needs it, and so do the rooms. As the first script names every file, parts
          // have a short name, and hashes of 28 bits are enough to tell two builds of a file apart.
          hashCharacters: 'hex',
          chunkFileNames: ({ name }) => `assets/${name.startsWith('parts-') ? 'parts' : name.split('~', 1)[0]}-[hash:7].js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunks,
          },
        },
      },
    },
  };
});
