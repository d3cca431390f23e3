import { setupWorker } from 'msw/browser';
import { handlersOf } from '../mswHandlers';
import type { MockApi } from './answering/api';

/** Reason why no service worker answers. */
export type WorkerFailure = 'unsupported' | 'uncontrolled' | 'blocked' | 'timeout';

/** Timeout for the registration and activation of a service worker. */
const START_TIMEOUT_MS = 3000;

/**
 * Starts MSW's service worker with our single handler. Other calls pass to the network silently.
 * @returns `null` when it answers from now on, else why not
 */
export async function startServiceWorker(api: Pick<MockApi, 'respond'>, url: string): Promise<WorkerFailure | null> {
  if (!('serviceWorker' in navigator) || !globalThis.isSecureContext) return 'unsupported';
  try {
    const start = (await isUncontrolled(url)) ? 'uncontrolled' : startWithin(api, url);
    return await start;
  } catch {
    return 'blocked';
  }
}

/** Whether the browser keeps our worker from controlling this page, as after a hard reload. MSW would reload the page. */
async function isUncontrolled(url: string): Promise<boolean> {
  const scriptUrl = new URL(url, location.href).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  for (const each of registrations) {
    const update = each.update.bind(each);
    // MSW checks for a new script and does not handle a missing network.
    each.update = () => update().catch(() => each);
  }
  if (navigator.serviceWorker.controller) return false;
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl),
  );
}

async function startWithin(api: Pick<MockApi, 'respond'>, url: string): Promise<WorkerFailure | null> {
  const worker = setupWorker(...handlersOf(api));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<WorkerFailure>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), START_TIMEOUT_MS);
  });
  const started = worker.start({ serviceWorker: { url }, quiet: true, onUnhandledFrame: 'bypass' }).then(() => null);
  // A start that fails after the timeout has nobody to report to.
  started.catch(() => undefined);
  try {
    return await Promise.race([started, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
