let running = 0;
const listeners = new Set<() => void>();

const change = (step: 1 | -1) => {
  running += step;
  for (const listener of listeners) listener();
};

/** Counts the calls under way, for the loading bar. */
export const activity = {
  started: () => change(1),
  ended: () => change(-1),
  isBusy: () => running > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
