import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { buildFile } from '../testing/buildFile';
import { transferFiles } from './transferFiles';

const limits = { signal: new AbortController().signal, onProgress: () => undefined };
const conflictWith = (current: unknown) => new ApiError('conflict', { call: 'PATCH /', status: 409, current });
const [one, two] = [buildFile('One.txt'), buildFile('Two.txt')];

test('transferFiles: asks once about taken names when the answer is for all', async () => {
  const send = vi.fn((item: typeof one, on: string) =>
    on === 'refuse' ? Promise.reject(conflictWith({ ...item, id: 'other' })) : Promise.resolve(item),
  );
  const ask = vi.fn(() => Promise.resolve({ choice: 'rename' as const, isForAll: true }));
  const { done, failed } = await transferFiles([one, two], send, ask, limits);
  expect(ask).toHaveBeenCalledOnce();
  expect([done.length, failed]).toEqual([2, null]);
});

test('transferFiles: treats moving a folder into itself as a failure, not as a taken name', async () => {
  const refused = conflictWith(one);
  const ask = vi.fn();
  const { done, failed } = await transferFiles([one], () => Promise.reject(refused), ask, limits);
  expect(ask).not.toHaveBeenCalled();
  expect([done, failed]).toEqual([[], refused]);
});
