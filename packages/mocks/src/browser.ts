import { createMockApi, type MockApi } from './engine/answering/api';
import type { Domain } from './engine/domain';
import type { WorkerFailure } from './engine/serviceWorker';
import { openIndexedDb } from './engine/store/indexedDbBackend';
import { createMemoryBackend } from './engine/store/memoryBackend';
import type { StorageState } from './engine/store/storage';
import { createWorkerTransport, type WorkerTransport } from './engine/worker/workerTransport';
import { domains, scenarioList, type ScenarioName } from './registry';

/** How the mocks reach the page, and where they store data. */
export interface MocksState {
  /** `worker`: a service worker answers every call of the page · `in-page`: `respond` does. */
  mode: 'worker' | 'in-page';
  /** Reason why there is no worker; `null` while it starts and when it runs. */
  workerFailure: WorkerFailure | 'lost' | null;
  storage: StorageState;
}

export interface StartOptions {
  /** URL of the real store server; without it the stand-in answers its calls. */
  host?: string | null;
  /** Called immediately and on every change of the state. */
  onState?: (state: MocksState) => void;
  /** URL of the worker's script, which imports MSW's. The app provides it, as a page has one worker. */
  workerUrl?: string;
  /** `memory` stores nothing beyond the page. */
  backend?: 'indexeddb' | 'memory';
  /** `none` skips the specified delays. */
  delays?: 'specified' | 'none';
  scenario?: ScenarioName;
}

export interface RunningMocks extends Omit<MockApi<ScenarioName>, 'respond' | 'close'> {
  readonly state: MocksState;
  /** All scenarios that `setScenario` accepts, as options for the user. */
  readonly scenarios: typeof scenarioList;
  /** All domains; a setting can pick out a domain's calls by its name. */
  readonly domains: readonly Pick<Domain, 'name' | 'title'>[];
  /**
   * Answers a call under `/api/`, in the page or through the worker; resolves to `undefined` for every other call, which is
   * left to the network. Rejects as `fetch` does. A call under `/api/` made through here never reaches the network.
   */
  respond: (request: Request) => Promise<Response | undefined>;
}

const DATABASE = 'stockroom';

/**
 * Starts the mocks in a page. Resolves as soon as calls can be answered, which is before the service worker runs: until then,
 * and whenever there is no worker, the page answers them.
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
      if (state.mode === 'worker' && isApiCall(request)) {
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
  // The page answers until then: the worker must not delay the first screen.
  await whenIdle();
  try {
    const { startServiceWorker } = await import('./engine/serviceWorker');
    const failure = await startServiceWorker(worker, url);
    setState(failure ? { workerFailure: failure } : { mode: 'worker' });
  } catch {
    setState({ workerFailure: 'blocked' });
  }
}

/** Timeout in milliseconds, after which a page that is never idle gets its worker too. */
const IDLE_TIMEOUT = 5000;

const whenIdle = () =>
  new Promise<void>((settle) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => settle(), { timeout: IDLE_TIMEOUT });
    else setTimeout(settle, 300);
  });

async function inPage(request: Request, api: Pick<MockApi, 'respond'>): Promise<Response | undefined> {
  const response = await api.respond(request);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function isApiCall(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin === location.origin && url.pathname.startsWith('/api/');
}
