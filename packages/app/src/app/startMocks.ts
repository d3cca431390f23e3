import type { RunningMocks, StartOptions } from '@stockroom/mocks/browser';

/**
 * Fetches and starts the demo's server. The only place of the app that imports it: a build with `VITE_DEMO=false` leaves this
 * call out, and with it all mocks and the service worker.
 * @param apiHost address of the store server that answers the real calls; empty: the mock server answers them
 */
export async function startMocks(apiHost: string, onState: StartOptions['onState']): Promise<RunningMocks> {
  // Over plain http, browsers disable Web Cryptography, which is needed to create and read tokens.
  if (!globalThis.crypto?.subtle) throw new Error('No Web Cryptography: the page is not in a secure context.');
  const start = await import('@stockroom/mocks/browser').then((mocks) => mocks.startMocks);
  return start({ host: apiHost || null, onState });
}
