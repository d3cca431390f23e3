export interface SliceOptions {
  /** Hears how far the job is, as it says by what it yields. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** How long it works before it lets others in, in milliseconds. @default 10, a part of a frame */
  slice?: number;
  clock?: SliceClock;
}

export interface SliceClock {
  /** Milliseconds, from any start. */
  now: () => number;
  /** Lets others in: presses, messages, the next frame. */
  pause: () => Promise<void>;
}

/** The browser's own. */
export const sliceClock: SliceClock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/**
 * Runs a long job to its end in short slices, so that the page answers while it is at work.
 * @param job yields how far it is, from 0 to 1, wherever it can be interrupted
 * @throws the signal's reason, when it is aborted
 */
export async function runInSlices<Result>(job: Generator<number, Result>, options: SliceOptions = {}): Promise<Result> {
  const { onProgress, signal, slice = 10, clock = sliceClock } = options;
  let since = clock.now();
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
    if (clock.now() - since < slice) continue;
    onProgress?.(step.value);
    await clock.pause();
    signal?.throwIfAborted();
    since = clock.now();
  }
}
