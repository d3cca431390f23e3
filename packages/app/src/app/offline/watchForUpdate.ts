import { type WorkerMessage, WORKER_URL } from './messages';

/** How long before the server is asked for a new version again, in milliseconds. */
const RARELY = 30 * 60_000;
/** How long a worker has to answer, and to take over, in milliseconds. */
const PATIENCE = 3000;

export interface UpdateEnvironment {
  container: ServiceWorkerContainer;
  /** Address of the first script of this page. */
  entry: string | null;
  /** Addresses of what the page has fetched by itself. */
  fetched: () => string[];
  /** Says that a new version is ready. */
  offer: () => void;
  now: () => number;
}

/**
 * Has the app's files kept, looks for new versions now and then, and offers one that is ready.
 * @param registers whether nobody else registers the worker; where the demo's server runs, it does
 * @returns ends it
 */
export function watchForUpdate({ container, entry, fetched, offer, now }: UpdateEnvironment, registers: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let askedAt = now();

  const consider = async (worker: ServiceWorker) => {
    const other = await ask(worker);
    if (signal.aborted) return;
    // A page that came over the network is of the new version already; no other may be taken from under somebody's hands.
    if (other === entry) tell(worker, { stockroom: 'take-over', ifAlone: true });
    else if (other !== null) offer();
  };
  const follow = (registration: ServiceWorkerRegistration) => {
    if (signal.aborted) return;
    if (registration.active) tell(registration.active, { stockroom: 'keep', urls: fetched() });
    if (registration.waiting) void consider(registration.waiting);
    const watch = () => {
      const { installing } = registration;
      installing?.addEventListener(
        'statechange',
        () => {
          // The first of all has nobody to wait for.
          if (installing.state === 'installed' && registration.active) void consider(installing);
        },
        { signal },
      );
    };
    watch();
    registration.addEventListener('updatefound', watch, { signal });
    const look = () => {
      if (document.visibilityState !== 'visible' || now() - askedAt < RARELY) return;
      askedAt = now();
      // Without a connection there is no new version, either.
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, RARELY);
    signal.addEventListener('abort', () => clearInterval(timer));
  };
  // A browser that refuses works as without; Firefox does where all cookies are blocked.
  if (registers) container.register(WORKER_URL).catch(() => undefined);
  container.ready.then(follow, () => undefined);
  return () => ending.abort();
}

/** Has the version that waits take over, and settles when it has, or will not. */
export async function activateUpdate(container: ServiceWorkerContainer): Promise<void> {
  const waiting = (await container.getRegistration())?.waiting;
  // Another tab has done it.
  if (!waiting) return;
  await new Promise<void>((settle) => {
    container.addEventListener('controllerchange', () => settle(), { once: true });
    setTimeout(settle, PATIENCE);
    tell(waiting, { stockroom: 'take-over', ifAlone: false });
  });
}

const tell = (worker: ServiceWorker, said: WorkerMessage) => worker.postMessage(said);

/** The first script of a worker's build; `null` from a worker that is not ours, or is gone. */
function ask(worker: ServiceWorker): Promise<string | null> {
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
