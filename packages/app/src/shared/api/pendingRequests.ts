import { SHOWN_AFTER } from '../hooks/useDelayed';

let running = 0;
let isBusy = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let reached = true;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const setBusy = (busy: boolean) => {
  if (busy === isBusy) return;
  isBusy = busy;
  tell();
};
const change = (step: 1 | -1) => {
  running += step;
  if (running > 0) {
    timer ??= setTimeout(() => setBusy(true), SHOWN_AFTER);
    return;
  }
  clearTimeout(timer);
  timer = undefined;
  setBusy(false);
};

/** Counts the calls under way, for the loading bar, and knows whether the last one got an answer. */
export const pendingRequests = {
  started: () => change(1),
  ended: () => change(-1),
  /** Whether calls have been under way for so long that it is shown. */
  isBusy: () => isBusy,
  /** A call was answered, whatever the answer says, or nothing answered it. */
  heard: (answer: boolean) => {
    if (answer === reached) return;
    reached = answer;
    tell();
  },
  isReached: () => reached,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
