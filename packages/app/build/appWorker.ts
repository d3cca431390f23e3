import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { WORKER_URL } from '../src/app/offline/messages';
import { isHashed } from '../src/app/offline/worker/cachingStrategy';
import type { BuildFiles } from '../src/app/offline/worker/precache';
import { chunksOfScreens } from './firstPaint/chunksOfScreens';

type Bundle = Rolldown.OutputBundle;

/**
 * Modules that read and change products, and in the demo their mock server: an offline list that is only readable would be half
 * a promise.
 */
const OFFLINE_MODULES =
  /\/(app\/src\/(features\/inventory\/(?!import\/)|shared\/editing\/)|mocks\/src\/(inventory|storeServer)\/)/;
/** Length of an identity, in characters. */
const IDENTITY_LENGTH = 7;

/**
 * Builds the app's service worker: it caches the files of the build, and passes calls on to MSW's script (decision 081).
 * @param mocks whether the build has the mock server
 */
export function appWorker({ mocks }: { mocks: boolean }): Plugin {
  let root = '';
  let base = '/';
  const script = async (files: BuildFiles | null) => {
    const source = await bundled(join(root, 'src/app/offline/worker/serviceWorker.ts'), files);
    return mocks ? `${source}\nimportScripts('/mockServiceWorker.js');\n` : source;
  };
  return {
    name: 'stockroom:app-worker',
    configResolved(config) {
      root = config.root;
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(WORKER_URL, (_request, response, next) => {
        script(null).then((source) => {
          response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
          response.end(source);
        }, next);
      });
    },
    async generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      this.emitFile({ type: 'asset', fileName: WORKER_URL.slice(1), source: await script(filesOf(bundle, root, base)) });
    },
  };
}

/**
 * Lists the files of a build for the worker. The core belongs to the product list, the page that is useful without a network.
 */
export function filesOf(bundle: Bundle, root: string, base: string): BuildFiles {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry.');
  const screens = chunksOfScreens(bundle, base);
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const wanted = chunks.filter((chunk) => chunk.isEntry || chunk.moduleIds.some((id) => OFFLINE_MODULES.test(id)));
  const scripts = wanted.flatMap(({ fileName }) => withImports(bundle, fileName)).map((name) => base + name);
  const core = ['/', ...scripts, ...(screens['inventory-en'] ?? [])];
  const files = Object.values(bundle).filter(({ fileName }) => isHashed(`/${fileName}`) && !fileName.endsWith('.css'));
  const known = files.map((file) => [identityOf(file, root), base + file.fileName] as const);
  return { entry: base + entry.fileName, core: [...new Set(core)], known: Object.fromEntries(known) };
}

/** A chunk and all its static imports. */
function withImports(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return [...seen];
  seen.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return [...seen];
}

/** Identity of a file across builds: its first module, or its name without the hash. */
function identityOf(file: Bundle[string], root: string): string {
  const [first = ''] = file.type === 'chunk' ? file.moduleIds.toSorted() : file.originalFileNames;
  const name = file.type === 'chunk' ? `${file.name} ${file.facadeModuleId ?? first}` : `${file.names[0]} ${first}`;
  return createHash('sha256').update(name.replaceAll(root, '')).digest('base64url').slice(0, IDENTITY_LENGTH);
}

async function bundled(input: string, files: BuildFiles | null): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { BUILD_FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('The worker was not built.');
  return output.output[0].code;
}
