declare global {
  interface Window {
    /** How many calls of the story are without an answer, but for those that its mocks hold back. */
    __openCalls?: () => number;
  }
}

/** A busy machine takes seconds for what an editor sends as it goes. */
const PATIENCE_MS = 10_000 * (window.__pace ?? 1);
let calls = new Set<unknown>();
let held = new Set<unknown>();

/** Settles as `what` does, and is among a set until then. */
async function among<T>(set: Set<unknown>, what: Promise<T>): Promise<T> {
  set.add(what);
  return what.finally(() => set.delete(what));
}

const openCalls = () => calls.size - held.size;

/** From now on, knows which calls are without an answer. */
export function watchCalls(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (...asked) => among(calls, fetch(...asked));
  window.__openCalls = openCalls;
}

/** Notes that a call is held back on purpose until something settles: nobody waits for that before a picture is taken. */
export const hold = <T>(until: Promise<T>): Promise<T> => among(held, until);

/**
 * Waits until the last story has its answers and is done with them: the next one's mocks have others, and what an editor could not save as it
 * went would be said in a story that it has nothing to do with. Forgets what was held back.
 */
export async function lastCallsOver(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  do await whenIdle();
  while (openCalls() > 0 && performance.now() < end);
  await whenIdle();
  calls = new Set();
  held = new Set();
}

const whenIdle = () => new Promise((settle) => requestIdleCallback(settle, { timeout: 100 }));
