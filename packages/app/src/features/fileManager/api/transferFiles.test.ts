import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../shared/api/ApiError';
import { buildFile } from '../testing/buildFile';
import { transferFiles } from './transferFiles';

const limits = { signal: new AbortController().signal, onProgress: () => undefined };
const conflictWith = (current: unknown) => new ApiError('conflict', { call: 'PATCH /', status: 409, current });
const [one, two] = [buildFile('One.txt'), buildFile('Two.txt')];

test('where names are taken it is asked once for all, and each is sent as it was answered', async () => {
  const send = vi.fn((item: typeof one, on: string) =>
    on === 'refuse' ? Promise.reject(conflictWith({ ...item, id: 'other' })) : Promise.resolve(item),
  );
  const ask = vi.fn(() => Promise.resolve({ choice: 'rename' as const, isForAll: true }));
  const { done, failed } = await transferFiles([one, two], send, ask, limits);
  expect(ask).toHaveBeenCalledOnce();
  expect([done.length, failed]).toEqual([2, null]);
});

test('a folder that lies by now in what it was to take is no name that is taken', async () => {
  const refused = conflictWith(one);
  const ask = vi.fn();
  const { done, failed } = await transferFiles([one], () => Promise.reject(refused), ask, limits);
  expect(ask).not.toHaveBeenCalled();
  expect([done, failed]).toEqual([[], refused]);
});
