import { startMocks } from './startMocks';

/** State of the demo's server. `off`: this build or shop has none · `failed`: it cannot run in this browser. */
export type MockServerState = 'off' | 'idle' | 'starting' | 'ready' | 'failed';
/** Reason why changes may be lost with the page. */
export type StorageProblem = 'blocked' | 'full';

/** The demo's running server, for the panel that sets its behaviour. */
export type RunningMocks = Awaited<ReturnType<typeof startMocks>>;

/**
 * The demo's server as the page sees it. Its code is fetched after the first paint, or by the first call if that is earlier.
 */
export interface MockServer {
  state: () => MockServerState;
  subscribe: (listener: () => void) => () => void;
  /** Starts it, once; resolves to `undefined` if there is none. Rejects if it cannot run. */
  ready: () => Promise<RunningMocks | undefined>;
  /**
   * Answers a call of the app; `undefined` leaves the call to the network. If the server failed, no call goes to the network
   * instead.
   */
  respond: (request: Request) => Promise<Response | undefined>;
}

/**
 * @param apiHost address of the store server for the real calls; empty for none
 * @param onTrouble called when changes will not be stored
 */
export function createMockServer(
  apiHost: string,
  onTrouble: (trouble: StorageProblem) => void,
  start: typeof startMocks = startMocks,
): MockServer {
  let state: MockServerState = 'idle';
  let started: ReturnType<typeof startMocks> | null = null;
  const listeners = new Set<() => void>();
  const change = (next: MockServerState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ready = () => {
    if (started) return started;
    change('starting');
    started = start(apiHost, ({ storage }) => {
      if (storage.reason !== 'ok' && storage.reason !== 'repaired') onTrouble(storage.reason === 'full' ? 'full' : 'blocked');
    });
    started.then(
      () => change('ready'),
      () => change('failed'),
    );
    return started;
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready,
    respond: async (request) => (await ready()).respond(request),
  };
}

/** Replacement where there is no demo: every call goes to the network. */
export const noMockServer: MockServer = {
  state: () => 'off',
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(undefined),
  respond: () => Promise.resolve(undefined),
};
