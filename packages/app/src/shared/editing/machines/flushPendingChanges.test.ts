import { describe, expect, test, vi } from 'vitest';
import { buildParcel, type Parcel, type ParcelDraft, parcelFields } from '../testing/parcel';
import { autosaveSteps } from './autosaveContext';
import type { AutosaveEdit, AutosaveOutcome } from './autosaveTypes';
import { flushPendingChanges } from './flushPendingChanges';

const parcel = buildParcel({ name: 'Crate', code: 'C-1' });
const at = (updatedAt: string, changes: Partial<Parcel>): Parcel => ({ ...parcel, updatedAt, ...changes });
const stale = (record: Parcel): AutosaveOutcome<Parcel> => ({ kind: 'stale', record });

/** An edit that is left with a typed change. */
function left(typed: Partial<ParcelDraft>) {
  const store = vi.fn();
  const calls = { save: vi.fn(), store };
  const context = autosaveSteps(parcelFields).startContext({ record: parcel, storedChanges: null, calls });
  const save = vi.fn(async ({ changes }: AutosaveEdit<Parcel, ParcelDraft>): Promise<AutosaveOutcome<Parcel>> => {
    return { kind: 'saved', record: at('9', changes) };
  });
  return { context: { ...context, draft: { ...context.draft, ...typed } }, save, store };
}

describe('flushPendingChanges', () => {
  test('sends with the version that was edited, and removes the stored draft', async () => {
    const { context, save, store } = left({ name: 'Box' });
    expect(await flushPendingChanges(parcelFields, context, save, null)).toMatchObject({ conflicts: [], saved: { name: 'Box' } });
    expect(save.mock.calls).toEqual([[{ saved: parcel, changes: { name: 'Box' } }]]);
    expect(store).toHaveBeenLastCalledWith(null);
  });

  test('sends after the pending save, with the version it returned', async () => {
    const { context, save } = left({ name: 'Boxes' });
    const pendingSave = Promise.resolve({ kind: 'saved' as const, record: at('2', { name: 'Box' }), sent: { name: 'Box' } });
    expect((await flushPendingChanges(parcelFields, context, save, pendingSave)).conflicts).toEqual([]);
    expect(save.mock.calls).toEqual([[{ saved: at('2', { name: 'Box' }), changes: { name: 'Boxes' } }]]);
  });

  test('sends everything when the pending save fails', async () => {
    const { context, save } = left({ name: 'Box' });
    await flushPendingChanges(parcelFields, context, save, Promise.resolve(null));
    expect(save.mock.calls).toEqual([[{ saved: parcel, changes: { name: 'Box' } }]]);
  });

  test('preserves what somebody else wrote to another field', async () => {
    const { context, save } = left({ name: 'Box' });
    const theirs = at('2', { code: 'C-2' });
    save.mockResolvedValueOnce(stale(theirs));
    expect((await flushPendingChanges(parcelFields, context, save, null)).conflicts).toEqual([]);
    expect(save).toHaveBeenLastCalledWith({ saved: theirs, changes: { name: 'Box' } });
  });

  test('stores a field instead of sending it when somebody else wrote to it', async () => {
    const { context, save, store } = left({ name: 'Box' });
    save.mockResolvedValueOnce(stale(at('2', { name: 'Chest' })));
    const now = await flushPendingChanges(parcelFields, context, save, null);
    expect(now).toMatchObject({ conflicts: ['name'], saved: { name: 'Chest' }, draft: { name: 'Box' } });
    expect(save).toHaveBeenCalledOnce();
    expect(store).toHaveBeenLastCalledWith({
      version: '2',
      changes: { name: 'Box' },
      base: { name: 'Chest' },
      inQuestion: ['name'],
    });
  });
});
