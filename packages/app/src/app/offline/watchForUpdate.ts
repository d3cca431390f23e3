import { type WorkerMessage, WORKER_URL } from './messages';

/** Interval between checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 30 * 60_000;
/** How long to wait for a worker's answer or takeover, in milliseconds. */
const PATIENCE = 3000;

export interface UpdateEnvironment {
  container: ServiceWorkerContainer;
  /** URL of the entry script of this page. */
  entry: string | null;
  /** URLs of the files that the page has fetched by itself. */
  fetched: () => string[];
  /** Offers a new version that is ready. */
  offer: () => void;
  now: () => number;
}

/**
 * Has the app's files cached, checks for new versions at intervals, and offers one that is ready.
 * @param registers whether this registers the worker; where the demo's server runs, that one does
 * @returns a function that stops it
 */
export function watchForUpdate({ container, entry, fetched, offer, now }: UpdateEnvironment, registers: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = now();

  const consider = async (worker: ServiceWorker) => {
    const other = await requestEntry(worker);
    if (signal.aborted) return;
    // A page that came over the network already has the new version; other pages must not be switched while in use.
    if (other === entry) postToWorker(worker, { stockroom: 'take-over', ifAlone: true });
    else if (other !== null) offer();
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    if (signal.aborted) return;
    if (registration.active) postToWorker(registration.active, { stockroom: 'keep', urls: fetched() });
    if (registration.waiting) void consider(registration.waiting);
    const watch = () => {
      const { installing } = registration;
      installing?.addEventListener(
        'statechange',
        () => {
          // The very first worker has no other to wait for.
          if (installing.state === 'installed' && registration.active) void consider(installing);
        },
        { signal },
      );
    };
    watch();
    registration.addEventListener('updatefound', watch, { signal });
    const checkForUpdate = () => {
      if (document.visibilityState !== 'visible' || now() - askedAt < CHECK_INTERVAL) return;
      askedAt = now();
      // Without a connection there is no new version either.
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', checkForUpdate, { signal });
    const timer = setInterval(checkForUpdate, CHECK_INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  // If the browser refuses, the app works without a worker; Firefox does so where all cookies are blocked.
  if (registers) container.register(WORKER_URL).catch(() => undefined);
  container.ready.then(follow, () => undefined);
  return () => ending.abort();
}

/** Activates the waiting version, and settles when it has taken over or will not. */
export async function activateUpdate(container: ServiceWorkerContainer): Promise<void> {
  const waiting = (await container.getRegistration())?.waiting;
  // Another tab has already activated it.
  if (!waiting) return;
  await new Promise<void>((settle) => {
    container.addEventListener('controllerchange', () => settle(), { once: true });
    setTimeout(settle, PATIENCE);
    postToWorker(waiting, { stockroom: 'take-over', ifAlone: false });
  });
}

const postToWorker = (worker: ServiceWorker, workerMessage: WorkerMessage) => worker.postMessage(workerMessage);

/** Requests the entry script of a worker's build; `null` from a foreign or terminated worker. */
function requestEntry(worker: ServiceWorker): Promise<string | null> {
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      settle(typeof answer === 'string' ? answer : null);
    };
    const timer = setTimeout(() => end(null), PATIENCE);
    port1.addEventListener('message', ({ data }) => end(data));
    port1.start();
    worker.postMessage({ stockroom: 'which' } satisfies WorkerMessage, [port2]);
  });
}
