import { SHOWN_AFTER } from '../hooks/useDelayed';

let running = 0;
let isBusy = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let reached = true;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};
const setBusy = (busy: boolean) => {
  if (busy === isBusy) return;
  isBusy = busy;
  notify();
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

/** Counts the pending calls, for the loading bar, and records whether the last call got a response. */
export const pendingRequests = {
  started: () => change(1),
  ended: () => change(-1),
  /** Whether calls have been pending long enough for the loading bar to show. */
  isBusy: () => isBusy,
  /** Records whether a call got a response, whatever the response was. */
  recordAnswer: (answer: boolean) => {
    if (answer === reached) return;
    reached = answer;
    notify();
  },
  isReached: () => reached,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
