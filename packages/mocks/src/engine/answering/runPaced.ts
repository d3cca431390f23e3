/** Maximum milliseconds of work before the page gets a turn: half of a frame at 60 Hz. */
const SLICE_MS = 8;

/**
 * Runs long work in slices, to avoid long tasks. The work is a generator that yields where it may be interrupted; yielded
 * values are ignored, the returned value is the result.
 */
export async function runPaced<T>(work: Generator<unknown, T>): Promise<T> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() >= sliceEnd) {
      await yieldToPage();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
}

/** Resolves in a later task. It uses a message instead of a timer: nested timers are clamped to 4 ms. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
