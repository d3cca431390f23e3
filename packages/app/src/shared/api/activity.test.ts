import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHOWN_AFTER } from '../hooks/useDelayed';
import { activity } from './activity';

const told = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  told.mockClear();
  stop = activity.subscribe(told);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('says nothing of calls that are answered at once', () => {
  for (let call = 0; call < 3; call += 1) {
    activity.started();
    vi.advanceTimersByTime(SHOWN_AFTER - 1);
    activity.ended();
  }
  vi.advanceTimersByTime(SHOWN_AFTER);
  expect(told).not.toHaveBeenCalled();
  expect(activity.isBusy()).toBe(false);
});

it('is busy from when the waiting has lasted, over all its calls, until the last has ended', () => {
  activity.started();
  vi.advanceTimersByTime(SHOWN_AFTER - 1);
  activity.started();
  activity.ended();
  expect(activity.isBusy()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(activity.isBusy()).toBe(true);
  activity.started();
  activity.ended();
  expect(activity.isBusy()).toBe(true);
  activity.ended();
  expect(activity.isBusy()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
});

it('tells once that nothing answers, and once that something does again', () => {
  activity.heard(false);
  activity.heard(false);
  expect(activity.isReached()).toBe(false);
  activity.heard(true);
  activity.heard(true);
  expect(activity.isReached()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
});
