let held: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Does what is held, in the order of its keys. */
function settle(): void {
  const actions = held;
  forget();
  for (const act of actions) act();
}

function forget(): void {
  clearTimeout(timer);
  held = [];
}

/**
 * Defers single-key commands for as long as a scanner pauses at most between two keys: the first letters of a code that is
 * scanned
 * on the page press nothing.
 */
export const deferredKeys = {
  /** @param pause longest time between two keys of a scan, in milliseconds */
  hold(act: () => void, pause: number): void {
    held.push(act);
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  },
  /** The next key is somebody's own: what was held comes before it. */
  settle,
  /** They were a scanner's. */
  forget,
};
