import { isPageReachable } from '../api/fetchStaticFile';

/** How often it is asked whether the connection is back, in milliseconds; and at once when the browser says so. */
const PATIENCE = 5000;

let back: Promise<void> | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Parts of the app that nothing hands out: they wait, and the page says so, until the server that the page came from answers again. */
export const connectionWait = {
  isWaiting: () => back !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Settles when the page could be loaded anew. */
  untilBack: (): Promise<void> => {
    back ??= ask().finally(() => {
      back = null;
      tell();
    });
    tell();
    return back;
  },
};

async function ask(): Promise<void> {
  do {
    await pause();
  } while (!(await isPageReachable()));
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    window.addEventListener('online', end);
  });
}
