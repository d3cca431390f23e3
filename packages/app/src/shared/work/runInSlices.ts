export interface SliceOptions {
  /** Called with the job's progress, as it yields it. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** Working time before it yields to other tasks, in milliseconds. @default 10, a part of a frame */
  slice?: number;
  clock?: SliceClock;
}

export interface SliceClock {
  /** Milliseconds, from any start. */
  now: () => number;
  /** Yields to other tasks: clicks, messages, the next frame. */
  pause: () => Promise<void>;
}

/** The browser's clock. */
export const sliceClock: SliceClock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/**
 * Runs a long job in short slices, so that the page stays responsive.
 * @param job yields its progress, from 0 to 1, wherever it can be interrupted
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
