import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/ApiError';
import { withCurrentVersion } from './currentVersion';
import { deleteIfUnchanged, rememberVersion } from './optimisticLock';

const moved = (updatedAt: string) =>
  new ApiError('conflict', { call: 'DELETE /api/parcel', status: 409, current: { id: 'a', updatedAt } });

test('what is deleted is what was seen', async () => {
  const remove = vi.fn().mockResolvedValue(true);
  expect(await deleteIfUnchanged({ id: 'a', updatedAt: '1' }, remove)).toBe(true);
  expect(remove.mock.calls).toEqual([[{ id: 'a', updatedAt: '1' }]]);
});

test('what somebody else changed since stays', async () => {
  const remove = vi.fn().mockRejectedValue(moved('2'));
  await expect(deleteIfUnchanged({ id: 'b', updatedAt: '1' }, remove)).rejects.toThrow('conflict');
  expect(remove).toHaveBeenCalledOnce();
});

test("one's own change that was on its way keeps nothing from being deleted", async () => {
  await rememberVersion(Promise.resolve({ id: 'a', updatedAt: '2' }));
  const remove = vi.fn().mockRejectedValueOnce(moved('2')).mockResolvedValue(true);
  expect(await deleteIfUnchanged({ id: 'a', updatedAt: '1' }, remove)).toBe(true);
  expect(remove).toHaveBeenLastCalledWith({ id: 'a', updatedAt: '2' });
});

test('what is asked about the next time is what the server has', () => {
  const item = { id: 'a', updatedAt: '1', name: 'Crate' };
  expect(withCurrentVersion(item, moved('3'))).toEqual({ ...item, updatedAt: '3' });
  expect(withCurrentVersion(item, new Error('other'))).toBe(item);
});
