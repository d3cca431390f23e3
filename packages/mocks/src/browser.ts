import { domains } from './domains';
import { createMockApi, type MockApi } from './engine/api';
import { openIndexedDb } from './engine/indexedDbBackend';
import { createMemoryBackend } from './engine/memoryBackend';
import { ANSWERED_BY, ANSWERED_BY_HEADER } from './engine/respond';
import type { ScenarioName } from './engine/scenarios';
import type { WorkerFailure } from './engine/serviceWorker';
import type { StorageState } from './engine/storage';

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
  /** Address of MSW's worker script, as its Vite plugin serves it. */
  workerUrl?: string;
  /** `memory` keeps nothing beyond the page. */
  backend?: 'indexeddb' | 'memory';
  /** `none` leaves out the specified delays. */
  delays?: 'specified' | 'none';
  scenario?: ScenarioName;
}

export interface RunningMocks extends Omit<MockApi, 'respond' | 'close'> {
  readonly state: MocksState;
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
  void startWorker(api, options.workerUrl ?? '/mockServiceWorker.js', setState);

  return {
    ...api,
    get state() {
      return state;
    },
    respond: async (request) => {
      if (state.mode === 'worker') {
        const answer = isWorkerThere() ? await throughWorker(request.clone(), api) : 'lost';
        if (answer !== 'lost') return answer;
        setState({ mode: 'in-page', workerFailure: 'lost' });
      }
      return inPage(request, api);
    },
  };
}

async function startWorker(api: MockApi, url: string, setState: (changes: Partial<MocksState>) => void): Promise<void> {
  try {
    const { startServiceWorker } = await import('./engine/serviceWorker');
    const failure = await startServiceWorker(api, url);
    setState(failure ? { workerFailure: failure } : { mode: isWorkerThere() ? 'worker' : 'in-page' });
  } catch {
    setState({ workerFailure: 'blocked' });
  }
}

function isWorkerThere(): boolean {
  return navigator.serviceWorker.controller?.state === 'activated';
}

/** A worker that lost its memory of this page lets calls through to the network; their answers lack our mark. */
async function throughWorker(request: Request, api: MockApi): Promise<Response | undefined | 'lost'> {
  if (!isOurs(request)) return undefined;
  if ((await api.settings.get()).offline) return inPage(request, api);
  const response = await fetch(request).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return null;
  });
  return response?.headers.get(ANSWERED_BY_HEADER) === ANSWERED_BY ? response : 'lost';
}

async function inPage(request: Request, api: MockApi): Promise<Response | undefined> {
  const response = await api.respond(request);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

function isOurs(request: Request): boolean {
  const url = new URL(request.url);
  return url.origin === location.origin && url.pathname.startsWith('/api/');
}
