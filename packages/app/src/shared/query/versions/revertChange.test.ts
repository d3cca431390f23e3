import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/ApiError';
import { revertChange, revertIfUnchanged } from './revertChange';

const Parcel = v.object({ name: v.string(), labels: v.array(v.string()), updatedAt: v.string() });
type Parcel = v.InferOutput<typeof Parcel>;

const before: Parcel = { name: 'Crate', labels: [], updatedAt: '1' };
const after: Parcel = { name: 'Box', labels: ['a'], updatedAt: '2' };
const change = { before, after, fields: ['name', 'labels'] as const };
const moved = (current: Parcel) => new ApiError('conflict', { call: 'PATCH /api/parcel', status: 409, current });

describe('revertChange', () => {
  test('sends the version that the change returned', async () => {
    const update = vi.fn().mockResolvedValue(null);
    expect(await revertChange(change, update, Parcel)).toMatchObject({ isPartial: false });
    expect(update.mock.calls).toEqual([[{ name: 'Crate', labels: [], updatedAt: '2' }]]);
  });

  test('leaves fields that somebody else changed since', async () => {
    const theirs = { ...after, name: 'Chest', updatedAt: '3' };
    const update = vi.fn().mockRejectedValueOnce(moved(theirs)).mockResolvedValue(null);
    expect(await revertChange(change, update, Parcel)).toMatchObject({ isPartial: true });
    expect(update).toHaveBeenLastCalledWith({ labels: [], updatedAt: '3' });
  });

  test('sends nothing more when all fields were changed by others', async () => {
    const update = vi.fn().mockRejectedValueOnce(moved({ name: 'Chest', labels: ['b'], updatedAt: '3' }));
    expect(await revertChange(change, update, Parcel)).toMatchObject({ isPartial: true });
    expect(update).toHaveBeenCalledOnce();
  });

  test('leaves all dependent fields when somebody else changed one of them', async () => {
    const theirs = { ...after, name: 'Chest', updatedAt: '3' };
    const update = vi.fn().mockRejectedValueOnce(moved(theirs));
    expect(await revertChange({ ...change, isAtomic: true }, update, Parcel)).toEqual({ isPartial: true, item: theirs });
    expect(update).toHaveBeenCalledOnce();
  });

  test('rejects with any other failure', async () => {
    const update = vi.fn().mockRejectedValue(new ApiError('server', { call: 'PATCH /api/parcel', status: 500 }));
    await expect(revertChange(change, update, Parcel)).rejects.toThrow('server');
  });

  test('compares values where there is no version', async () => {
    const update = vi
      .fn()
      .mockRejectedValueOnce(moved({ ...after, name: 'Chest' }))
      .mockResolvedValue(null);
    const taken = await revertIfUnchanged(change, update, Parcel);
    expect(update.mock.calls).toEqual([
      [
        { name: 'Crate', labels: [] },
        { name: 'Box', labels: ['a'] },
      ],
      [{ labels: [] }, { labels: ['a'] }],
    ]);
    expect(taken).toEqual({ isPartial: true, item: { ...after, name: 'Chest', labels: [] } });
  });
});
