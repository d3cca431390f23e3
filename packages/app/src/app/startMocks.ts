import type { RunningMocks, StartOptions } from '@stockroom/mocks/browser';

/**
 * Fetches and starts the demo's server. The one place of the app that knows it: a build with `VITE_DEMO=false` leaves this call
 * out, and with it every mock and the service worker.
 * @param apiHost address of the store server whose calls are real; empty: the stand-in answers
 */
export async function startMocks(apiHost: string, onState: StartOptions['onState']): Promise<RunningMocks> {
  // Over plain http browsers keep their cryptography back, and without it no token can be made or read.
  if (!globalThis.crypto?.subtle) throw new Error('No Web Cryptography: the page is not in a secure context.');
  const start = await import('@stockroom/mocks/browser').then((mocks) => mocks.startMocks);
  return start({ host: apiHost || null, onState });
}
