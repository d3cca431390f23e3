declare global {
  interface Window {
    /** Number of the story's unanswered calls, without those that its mocks hold back. */
    __openCalls?: () => number;
  }
}

/** Timeout in milliseconds for the last calls: on a busy machine an editor's automatic saves take seconds. */
const PATIENCE_MS = 10_000 * (window.__timeoutFactor ?? 1);
let calls = new Set<unknown>();
let held = new Set<unknown>();

/** Tracks `what` in a set until it settles, and settles as it does. */
async function trackIn<T>(set: Set<unknown>, what: Promise<T>): Promise<T> {
  set.add(what);
  return what.finally(() => set.delete(what));
}

const openCalls = () => calls.size - held.size;

/** Starts counting unanswered calls. */
export function watchCalls(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (...asked) => trackIn(calls, fetch(...asked));
  window.__openCalls = openCalls;
}

/** Marks a call as held back on purpose until a promise settles: taking a picture does not wait for it. */
export const hold = <T>(until: Promise<T>): Promise<T> => trackIn(held, until);

/**
 * Waits until the calls of the last story are answered and handled, then forgets the held-back calls. The next story's mocks
 * would answer differently, and a failed automatic save of an editor would be announced in an unrelated story.
 */
export async function waitForLastCalls(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  do await whenIdle();
  while (openCalls() > 0 && performance.now() < end);
  await whenIdle();
  calls = new Set();
  held = new Set();
}

const whenIdle = () => new Promise((settle) => requestIdleCallback(settle, { timeout: 100 }));
