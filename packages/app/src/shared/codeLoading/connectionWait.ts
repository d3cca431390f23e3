import { isPageReachable } from '../api/fetchStaticFile';

/**
 * Interval for checking whether the connection is back, in milliseconds; also checked at once on the browser's `online`
 * event.
 */
const POLL_INTERVAL = 5000;

let back: Promise<void> | null = null;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Waits for the server of the app's files: parts that can't be loaded wait, and the page says so, until it answers again. */
export const connectionWait = {
  isWaiting: () => back !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Resolves when the page could be reloaded. */
  untilBack: (): Promise<void> => {
    back ??= pollUntilReachable().finally(() => {
      back = null;
      notifyListeners();
    });
    notifyListeners();
    return back;
  },
};

async function pollUntilReachable(): Promise<void> {
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
    const timer = setTimeout(end, POLL_INTERVAL);
    window.addEventListener('online', end);
  });
}
