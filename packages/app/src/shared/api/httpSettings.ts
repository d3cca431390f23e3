import type { CallConfig } from './apiUrl';

/** How long a call may hang, in milliseconds. */
export const CALL_TIMEOUT = 15_000;

/** The module's dependencies on the page; tests and stories hand in their own. */
export interface HttpSettings {
  config: CallConfig;
  /** Settles when whatever answers in this page is ready; rejects when nothing will. Asked before every call. */
  ready: () => Promise<unknown>;
  /** The language that the server searches and sorts by. */
  language: () => string;
  /** Answers a call in this page; `undefined` leaves it to the network. */
  respond: (request: Request) => Promise<Response | undefined>;
  /** Hears of every call that has changed something. */
  written: () => void;
  /** Milliseconds since 1970. */
  now: () => number;
  /** In milliseconds. */
  timeout: number;
  origin: string;
}

/** The current settings. Read by `http.ts` at each call. */
export const settings: HttpSettings = {
  config: { apiHost: '', demo: true },
  ready: () => Promise.resolve(),
  language: () => 'en',
  respond: () => Promise.resolve(undefined),
  written: () => undefined,
  now: () => Date.now(),
  timeout: CALL_TIMEOUT,
  origin: globalThis.location?.origin ?? 'http://localhost',
};

/** Changes what calls go by. @returns a function that takes the change back */
export function configureHttp(changes: Partial<HttpSettings>): () => void {
  const before = { ...settings };
  Object.assign(settings, changes);
  return () => Object.assign(settings, before);
}
