import { startMocks } from './startMocks';

/** Whether the demo's server is there. `off`: this build or shop has none · `failed`: it can't run in this browser. */
export type MockServerState = 'off' | 'idle' | 'starting' | 'ready' | 'failed';
/** Why what is changed may not outlive the page. */
export type KeepingTrouble = 'blocked' | 'full';

/** The demo's server as the page sees it: fetched after the first paint, or by the first call if that comes earlier. */
export interface MockServer {
  state: () => MockServerState;
  subscribe: (listener: () => void) => () => void;
  /** Starts it, once. Rejects where it can't run. */
  ready: () => Promise<unknown>;
  /** Answers a call of the app. Where the server failed no call goes to the network in its place. */
  fetch: (request: Request) => Promise<Response>;
}

/**
 * @param apiHost address of the store server for the real calls; empty for none
 * @param toNetwork sends what is none of the mock server's
 * @param onTrouble told when what is changed won't be kept
 */
export function createMockServer(
  apiHost: string,
  toNetwork: (request: Request) => Promise<Response>,
  onTrouble: (trouble: KeepingTrouble) => void,
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
    async fetch(request) {
      const mocks = await ready();
      return (await mocks.respond(request)) ?? toNetwork(request);
    },
  };
}

/** Stands in where there is no demo. */
export const noMockServer = (toNetwork: (request: Request) => Promise<Response>): MockServer => ({
  state: () => 'off',
  subscribe: () => () => undefined,
  ready: () => Promise.resolve(),
  fetch: toNetwork,
});
