/** Whether the demo's server in the page has been asked for, answers, or can't run here. `off`: this build or shop has none. */
export type MockServerState = 'off' | 'idle' | 'starting' | 'ready' | 'failed';

let state: MockServerState = 'off';
let start: (() => Promise<unknown>) | null = null;
let started: Promise<unknown> | null = null;
const listeners = new Set<() => void>();

function change(next: MockServerState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * The demo's server. It is fetched after the first paint, or by the first call if that comes earlier; calls wait for it. Where
 * it fails, no call goes to the network in its place.
 */
export const mockServer = {
  state: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Says how the server is started. Without, calls go to the network at once. */
  use(starter: () => Promise<unknown>): void {
    start = starter;
    change('idle');
  },
  /** Starts it, once. Rejects when it can't run here. */
  ready(): Promise<unknown> {
    if (!start) return Promise.resolve();
    if (!started) {
      change('starting');
      started = start().then(
        (value) => {
          change('ready');
          return value;
        },
        (error: unknown) => {
          change('failed');
          throw error;
        },
      );
    }
    return started;
  },
};
