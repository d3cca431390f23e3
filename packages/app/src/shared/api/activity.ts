let running = 0;
let reached = true;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const change = (step: 1 | -1) => {
  running += step;
  tell();
};

/** Counts the calls under way, for the loading bar, and knows whether the last one got an answer. */
export const activity = {
  started: () => change(1),
  ended: () => change(-1),
  isBusy: () => running > 0,
  /** A call was answered, whatever the answer says, or nothing answered it. */
  heard: (answer: boolean) => {
    reached = answer;
    tell();
  },
  isReached: () => reached,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
