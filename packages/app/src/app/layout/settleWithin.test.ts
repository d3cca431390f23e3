import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settleWithin } from './settleWithin';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

it('settleWithin: waits for all promises, also rejected ones', async () => {
  let answer = () => undefined as void;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const done = vi.fn();
  const waiting = settleWithin([Promise.reject(new Error('down')), slow], 1000).then(done);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).not.toHaveBeenCalled();
  answer();
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
});

it('settleWithin: stops waiting for a promise after the timeout', async () => {
  const done = vi.fn();
  void settleWithin([never], 1000).then(done);
  await vi.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
