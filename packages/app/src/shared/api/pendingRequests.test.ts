import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHOWN_AFTER } from '../hooks/useDelayed';
import { pendingRequests } from './pendingRequests';

const listener = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  listener.mockClear();
  stop = pendingRequests.subscribe(listener);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('pendingRequests: reports nothing for calls that are answered at once', () => {
  for (let call = 0; call < 3; call += 1) {
    pendingRequests.started();
    vi.advanceTimersByTime(SHOWN_AFTER - 1);
    pendingRequests.ended();
  }
  vi.advanceTimersByTime(SHOWN_AFTER);
  expect(listener).not.toHaveBeenCalled();
  expect(pendingRequests.isBusy()).toBe(false);
});

it('pendingRequests: is busy once the wait is long, across all calls, until the last has ended', () => {
  pendingRequests.started();
  vi.advanceTimersByTime(SHOWN_AFTER - 1);
  pendingRequests.started();
  pendingRequests.ended();
  expect(pendingRequests.isBusy()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(pendingRequests.isBusy()).toBe(true);
  pendingRequests.started();
  pendingRequests.ended();
  expect(pendingRequests.isBusy()).toBe(true);
  pendingRequests.ended();
  expect(pendingRequests.isBusy()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('pendingRequests: notifies once when no server answers and once when it answers again', () => {
  pendingRequests.recordAnswer(false);
  pendingRequests.recordAnswer(false);
  expect(pendingRequests.isReached()).toBe(false);
  pendingRequests.recordAnswer(true);
  pendingRequests.recordAnswer(true);
  expect(pendingRequests.isReached()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
