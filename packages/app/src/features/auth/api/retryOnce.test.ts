import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { retryOnce } from './retryOnce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
const down = () => new ApiError('server', { call: 'POST /api/auth/sign-in-with-token', status: 500 });

it('retryOnce: returns the first answer', async () => {
  const request = vi.fn(() => Promise.resolve(7));
  await expect(retryOnce(request)).resolves.toBe(7);
  expect(request).toHaveBeenCalledTimes(1);
});

it('retryOnce: retries once after a pause if the failure may be temporary', async () => {
  const request = vi.fn<() => Promise<number>>().mockRejectedValueOnce(down()).mockResolvedValueOnce(7);
  const answer = retryOnce(request);
  await vi.advanceTimersByTimeAsync(399);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).resolves.toBe(7);
});

it('retryOnce: fails with the second failure', async () => {
  const second = down();
  const request = vi.fn<() => Promise<number>>().mockRejectedValueOnce(down()).mockRejectedValueOnce(second);
  const failure = failureOf(retryOnce(request));
  await vi.runAllTimersAsync();
  expect(await failure).toBe(second);
  expect(request).toHaveBeenCalledTimes(2);
});

it.each(['unauthorized', 'timeout', 'aborted'] as const)('retryOnce: does not retry when it was %s', async (kind) => {
  const refused = new ApiError(kind, { call: 'POST /api/auth/sign-in-with-token' });
  const request = vi.fn(() => Promise.reject(refused));
  await expect(retryOnce(request)).rejects.toBe(refused);
  expect(request).toHaveBeenCalledTimes(1);
});

it('retryOnce: does not retry once aborted', async () => {
  const leaving = new AbortController();
  const request = vi.fn(() => Promise.reject(down()));
  const failure = failureOf(retryOnce(request, leaving.signal));
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await failure).toBe(leaving.signal.reason);
  expect(request).toHaveBeenCalledTimes(1);
});
