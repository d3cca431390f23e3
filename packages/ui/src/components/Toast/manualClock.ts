import type { ToastClock } from './clock';

/** Creates a clock that stands still until a test advances it. */
export function createManualClock(): ToastClock & { advance: (ms: number) => void } {
  let now = 0;
  let count = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    setTimeout: (run, ms) => {
      count += 1;
      timers.set(count, { at: now + ms, run });
      return count;
    },
    clearTimeout: (id) => {
      timers.delete(id);
    },
    advance: (ms) => {
      now += ms;
      for (const [id, { at, run }] of timers) {
        if (at > now) continue;
        timers.delete(id);
        run();
      }
    },
  };
}
