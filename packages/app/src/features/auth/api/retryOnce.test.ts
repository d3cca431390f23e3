import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/ApiError';
import { retryOnce } from './retryOnce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const down = () => new ApiError('server', { call: 'POST /api/auth/sign-in-with-token', status: 500 });

it('retryOnce: returns the first answer', async () => {
  const ask = vi.fn(() => Promise.resolve(7));
  await expect(retryOnce(ask)).resolves.toBe(7);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('retryOnce: retries once after a pause if the failure may be temporary', async () => {
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(down()).mockResolvedValueOnce(7);
  const answer = retryOnce(ask);
  await vi.advanceTimersByTimeAsync(399);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe(7);
});

it('retryOnce: fails with the second failure', async () => {
  const second = down();
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(down()).mockRejectedValueOnce(second);
  const failure = failureOf(retryOnce(ask));
  await vi.runAllTimersAsync();
  expect(await failure).toBe(second);
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each(['unauthorized', 'timeout', 'aborted'] as const)('retryOnce: does not retry when it was %s', async (kind) => {
  const refused = new ApiError(kind, { call: 'POST /api/auth/sign-in-with-token' });
  const ask = vi.fn(() => Promise.reject(refused));
  await expect(retryOnce(ask)).rejects.toBe(refused);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('retryOnce: does not retry once aborted', async () => {
  const leaving = new AbortController();
  const ask = vi.fn(() => Promise.reject(down()));
  const failure = failureOf(retryOnce(ask, leaving.signal));
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await failure).toBe(leaving.signal.reason);
  expect(ask).toHaveBeenCalledTimes(1);
});
