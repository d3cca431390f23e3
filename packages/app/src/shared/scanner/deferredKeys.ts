let held: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Runs the deferred commands in the order of their keys. */
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
 * Defers single-key commands for the longest pause between two keys of a scanner, so that the first letters of a code
 * scanned on the page run no commands.
 */
export const deferredKeys = {
  /** @param pause longest time between two keys of a scan, in milliseconds */
  hold(act: () => void, pause: number): void {
    held.push(act);
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  },
  /** The next key was typed by the user: runs the deferred commands before it. */
  settle,
  /** The keys came from a scanner: drops the commands. */
  forget,
};
