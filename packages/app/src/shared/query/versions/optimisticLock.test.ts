import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { withCurrentVersion } from './currentVersion';
import { deleteIfUnchanged, rememberVersion } from './optimisticLock';

const moved = (updatedAt: string) =>
  new ApiError('conflict', { call: 'DELETE /api/parcel', status: 409, current: { id: 'a', updatedAt } });

test('deleteIfUnchanged: deletes the version shown', async () => {
  const remove = vi.fn().mockResolvedValue(true);
  expect(await deleteIfUnchanged({ id: 'a', updatedAt: '1' }, remove)).toBe(true);
  expect(remove.mock.calls).toEqual([[{ id: 'a', updatedAt: '1' }]]);
});

test('deleteIfUnchanged: leaves a record that somebody else changed since', async () => {
  const remove = vi.fn().mockRejectedValue(moved('2'));
  await expect(deleteIfUnchanged({ id: 'b', updatedAt: '1' }, remove)).rejects.toThrow('conflict');
  expect(remove).toHaveBeenCalledOnce();
});

test('deleteIfUnchanged: deletes in spite of a pending change of this page', async () => {
  await rememberVersion(Promise.resolve({ id: 'a', updatedAt: '2' }));
  const remove = vi.fn().mockRejectedValueOnce(moved('2')).mockResolvedValue(true);
  expect(await deleteIfUnchanged({ id: 'a', updatedAt: '1' }, remove)).toBe(true);
  expect(remove).toHaveBeenLastCalledWith({ id: 'a', updatedAt: '2' });
});

test("withCurrentVersion: takes the server's version for the next attempt", () => {
  const item = { id: 'a', updatedAt: '1', name: 'Crate' };
  expect(withCurrentVersion(item, moved('3'))).toEqual({ ...item, updatedAt: '3' });
  expect(withCurrentVersion(item, new Error('other'))).toBe(item);
});
