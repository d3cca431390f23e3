import { isWorkerMessage, type WorkerMessage } from '../messages';
import { cachingStrategyFor } from './cachingStrategy';
import { type BuildFiles, createPrecache, type WaitUntil } from './precache';

/** Filled in by the build (build/appWorker.ts); `null` during development, where nothing is cached. */
declare const BUILD_FILES: BuildFiles | null;

const scope = globalThis as unknown as WorkerScope;
// Runs before the mock server's own script, which follows this one: events that are handled or stopped here do not reach it.
if (BUILD_FILES) cacheFiles(BUILD_FILES);
else scope.addEventListener('fetch', (event) => leaveToMocks(event));

function cacheFiles(files: BuildFiles): void {
  const cacheOfFiles = createPrecache(files, {
    caches,
    fetch: (...asked) => fetch(...asked),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  // The mock server's script unregisters the worker with the last page, which would delete all cached files.
  scope.registration.unregister = () => Promise.resolve(false);

  scope.addEventListener('install', (event) => {
    // The mock server's handler would take over from the version in use.
    event.stopImmediatePropagation();
    // On a first visit, the page reports the files it has fetched, so that neither waits: the page for the worker, or the
    // worker for files.
    if (scope.registration.active) event.waitUntil(cacheOfFiles.fill());
  });
  scope.addEventListener('activate', (event) => event.waitUntil(cacheOfFiles.freeOlder().then(() => scope.clients.claim())));
  scope.addEventListener('message', (event) => {
    if (!isWorkerMessage(event.data)) return;
    event.stopImmediatePropagation();
    event.waitUntil(handleMessage(event.data, event.ports[0]));
  });
  scope.addEventListener('fetch', (event) => {
    const rule = leaveToMocks(event);
    if (rule === 'call' || rule === 'pass') return;
    const during: WaitUntil = (work) => event.waitUntil(work);
    event.respondWith(cacheOfFiles[rule](event.request, during));
  });

  async function handleMessage(workerMessage: WorkerMessage, port: MessagePort | undefined): Promise<void> {
    if (workerMessage.stockroom === 'which') port?.postMessage(files.entry);
    // A file that fails now is fetched when it is used.
    else if (workerMessage.stockroom === 'keep') await cacheOfFiles.fill(workerMessage.urls).catch(() => undefined);
    else if (
      !workerMessage.ifAlone ||
      (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1
    ) {
      await scope.skipWaiting();
    }
  }
}

/** Leaves calls to the mock server's script, and stops all other events from reaching it. */
function leaveToMocks(event: Event & { request: Request }) {
  const rule = cachingStrategyFor(event.request, location.origin);
  if (rule !== 'call') event.stopImmediatePropagation();
  return rule;
}

/** The used part of a service worker's scope: the types of pages and workers conflict with each other. */
interface WorkerScope {
  registration: { active: unknown; unregister: () => Promise<boolean> };
  clients: { claim: () => Promise<void>; matchAll: (options: object) => Promise<readonly unknown[]> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void;
}

interface Extendable extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & MessageEvent<unknown>;
  fetch: Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };
}
