import { createMockApi, type MockApi } from './engine/answering/api';
import type { Domain } from './engine/domain';
import { openIndexedDb } from './engine/store/indexedDbBackend';
import { createMemoryBackend } from './engine/store/memoryBackend';
import type { WorkerFailure } from './engine/serviceWorker';
import type { StorageState } from './engine/store/storage';
import { domains, scenarioList, type ScenarioName } from './registry';
import { createWorkerTransport, type WorkerTransport } from './engine/worker/workerTransport';

/** How the mocks reach the page and what they keep. */
export interface MocksState {
  /** `worker`: a service worker answers every call of the page · `in-page`: `respond` does. */
  mode: 'worker' | 'in-page';
  /** Why there is no worker; `null` while it starts and when it runs. */
  workerFailure: WorkerFailure | 'lost' | null;
  storage: StorageState;
}

export interface StartOptions {
  /** Address of the real store server; none: the stand-in answers its calls. */
  host?: string | null;
  /** Called at once and whenever the state changes. */
  onState?: (state: MocksState) => void;
  /** Address of the worker's script, which imports MSW's. It is the app's own, as a page has one worker. */
  workerUrl?: string;
  /** `memory` keeps nothing beyond the page. */
  backend?: 'indexeddb' | 'memory';
  /** `none` leaves out the specified delays. */
  delays?: 'specified' | 'none';
  scenario?: ScenarioName;
}

export interface RunningMocks extends Omit<MockApi<ScenarioName>, 'respond' | 'close'> {
  readonly state: MocksState;
  /** Every scenario that `setScenario` takes, for people to choose from. */
  readonly scenarios: typeof scenarioList;
  /** Every domain, by whose name a setting can single out its calls. */
  readonly domains: readonly Pick<Domain, 'name' | 'title'>[];
  /**
   * Answers a call under `/api/`, in the page or through the worker; resolves to `undefined` for every other call, which is
   * then the network's. Rejects as `fetch` does. No call under `/api/` that goes through here reaches the network.
   */
  respond: (request: Request) => Promise<Response | undefined>;
}

const DATABASE = 'stockroom';

/**
 * Starts the mocks in a page. Resolves as soon as calls can be answered, which is before the service worker runs: until
 * then, and whenever there is none, they are answered in the page.
 */
export async function startMocks(options: StartOptions = {}): Promise<RunningMocks> {
  const opened =
    options.backend === 'memory'
      ? { backend: null, state: { kind: 'memory', reason: 'ok' } satisfies StorageState }
      : await openIndexedDb({ name: DATABASE });
  const api = createMockApi(domains, {
    backend: opened.backend ?? createMemoryBackend(),
    storage: opened.state,
    host: options.host ?? null,
    delays: options.delays ?? 'specified',
    ...(options.scenario && { scenario: options.scenario }),
  });
  let state: MocksState = { mode: 'in-page', workerFailure: null, storage: opened.state };
  const setState = (changes: Partial<MocksState>) => {
    state = { ...state, ...changes };
    options.onState?.(state);
  };
  setState({});
  api.store.subscribeToStorage((storage) => setState({ storage }));
  const worker = createWorkerTransport(api);
  void startWorker(worker, options.workerUrl ?? '/worker.js', setState);

  return {
    ...api,
    scenarios: scenarioList,
    domains,
    get state() {
      return state;
    },
    respond: async (request) => {
      if (state.mode === 'worker' && isOurs(request)) {
        const response = await worker.send(request.clone());
        if (response) return response;
        setState({ mode: 'in-page', workerFailure: 'lost' });
      }
      return inPage(request, api);
    },
  };
}

async function startWorker(
  worker: WorkerTransport,
  url: string,
  setState: (changes: Partial<MocksState>) => void,
): Promise<void> {
  // The page answers by itself until then: what a person waits for comes first.
  await whenIdle();
  try {
    const { startServiceWorker } = await import('./engine/serviceWorker');
    const failure = await startServiceWorker(worker, url);
    setState(failure ? { workerFailure: failure } : { mode: 'worker' });
  } catch {
    setState({ workerFailure: 'blocked' });
  }
}

/** In milliseconds: a page that never rests gets its worker all the same. */
const LATEST = 5000;

const whenIdle = () =>
  new Promise<void>((settle) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => settle(), { timeout: LATEST });
    else setTimeout(settle, 300);
  });

async function inPage(request: Request, api: Pick<MockApi, 'respond'>): Promise<Response | undefined> {
  const response = await api.respond(request);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function isOurs(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin === location.origin && url.pathname.startsWith('/api/');
}
