/** The clock of toasts. Tests pass a clock that they advance by hand. */
export interface ToastClock {
  /** Ms since any start. */
  now: () => number;
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

export const systemClock: ToastClock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};
