import type { CallConfig } from './apiUrl';

/** Timeout of a call, in milliseconds. */
export const CALL_TIMEOUT = 15_000;

/** The module's dependencies on the page; tests and stories pass their own. */
export interface HttpSettings {
  config: CallConfig;
  /** Resolves when the mock server in this page is ready; rejects when no server will be. Called before every call. */
  ready: () => Promise<unknown>;
  /** The language in which the server searches and sorts. */
  language: () => string;
  /** Answers a call in this page; `undefined` passes it on to the network. */
  respond: (request: Request) => Promise<Response | undefined>;
  /** Called after every call that has changed data. */
  onWritten: () => void;
  /** Current time in milliseconds since 1970. */
  now: () => number;
  /** Timeout in milliseconds. */
  timeout: number;
  origin: string;
}

/** The current settings. Read by `http.ts` at each call. */
export const settings: HttpSettings = {
  config: { apiHost: '', demo: true },
  ready: () => Promise.resolve(),
  language: () => 'en',
  respond: () => Promise.resolve(undefined),
  onWritten: () => undefined,
  now: () => Date.now(),
  timeout: CALL_TIMEOUT,
  origin: globalThis.location?.origin ?? 'http://localhost',
};

/** Changes the settings of calls. @returns restores the previous settings */
export function configureHttp(changes: Partial<HttpSettings>): () => void {
  const before = { ...settings };
  Object.assign(settings, changes);
  return () => Object.assign(settings, before);
}
