import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { buildParcel, type Parcel, type ParcelDraft, parcelFields } from '../testing/parcel';
import { leavesOfMachine, leavesReached, untakenTransitions, walkMachine } from '../testing/walk';
import { AUTOSAVE_MS, autosaveMachineOf } from './autosaveMachine';
import type { AutosaveEdit, AutosaveOutcome, StoredChanges } from './autosaveTypes';

type Kept = StoredChanges<ParcelDraft>;
type Edit = AutosaveEdit<Parcel, ParcelDraft>;
type Outcome = AutosaveOutcome<Parcel>;

// Nobody wants an empty name saved.
const fields: typeof parcelFields = {
  ...parcelFields,
  applyDraft: (saved, draft) => ({ ...saved, ...draft, name: draft.name.trim() || saved.name }),
};
const machine = autosaveMachineOf(fields);
const parcel = buildParcel({ name: 'Print labels' });
const later = (changes: Partial<Parcel>): Parcel => ({ ...parcel, updatedAt: '2026-03-02T10:00:00.000Z', ...changes });

function started(save: (edit: Edit) => Promise<Outcome>, storedChanges: Kept | null = null) {
  const clock = new SimulatedClock();
  const saveChanges = vi.fn(save);
  const store = vi.fn();
  const calls = { save: (edit: Edit) => saveChanges(edit), store };
  const actor = createActor(machine, { input: { record: parcel, storedChanges, calls }, clock }).start();
  const type = (name: string) => actor.send({ type: 'draft.changed', change: { name } });
  return { actor, clock, saveChanges, store, type };
}

const stored = async ({ changes }: Edit): Promise<Outcome> => ({ kind: 'saved', record: later(changes) });

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('autosaveMachine: reaches every state and takes every transition', () => {
  const actor = 'xstate.done.actor.saveChanges';
  const events = [
    { type: 'draft.changed', change: { name: 'New' } },
    { type: 'record.changed', record: later({ name: 'Theirs' }) },
    { type: 'conflict.settled', field: 'name', take: 'theirs' },
    { type: 'save.retried' },
    { type: 'xstate.after.AUTOSAVE.autosave.waiting' },
    { type: actor, output: { kind: 'saved', record: later({ name: 'New' }), sent: { name: 'New' } } },
    { type: actor, output: { kind: 'stale', record: later({ name: 'Theirs' }), sent: { name: 'New' } } },
    { type: 'xstate.error.actor.saveChanges', error: new Error('no') },
  ];
  const never = () => new Promise<never>(() => {});
  const walk = walkMachine<SnapshotFrom<typeof machine>, (typeof events)[number]>(machine, {
    input: { record: parcel, storedChanges: null, calls: { save: never, store: () => undefined } },
    events,
    serializeState: ({ value, context }) => JSON.stringify([value, context.draft.name, context.conflicts]),
  });
  expect(leavesReached(walk)).toEqual(leavesOfMachine(machine));
  expect(untakenTransitions(machine, walk)).toEqual([]);
});

describe('autosave', () => {
  it('waits for a pause in typing and sends the last text once', async () => {
    const { actor, clock, saveChanges, type } = started(stored);
    type('Pr');
    clock.increment(AUTOSAVE_MS - 1);
    type('Print all');
    clock.increment(AUTOSAVE_MS - 1);
    expect(saveChanges).not.toHaveBeenCalled();
    clock.increment(1);
    await settled();
    expect(saveChanges).toHaveBeenCalledExactlyOnceWith({ saved: parcel, changes: { name: 'Print all' } });
    expect(actor.getSnapshot().value).toBe('resting');
    expect(actor.getSnapshot().context).toMatchObject({ hasSaved: true, saved: later({ name: 'Print all' }) });
  });

  it('sends nothing for unchanged fields', () => {
    const { clock, saveChanges, type, actor } = started(stored);
    type('Other');
    type('Print labels');
    clock.increment(AUTOSAVE_MS);
    expect(saveChanges).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('resting');
  });

  it('leaves out an empty name and sends the rest', async () => {
    const { clock, saveChanges, actor } = started(stored);
    actor.send({ type: 'draft.changed', change: { name: '  ', code: 'Two each' } });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls[0]?.[0].changes).toEqual({ code: 'Two each' });
    expect(actor.getSnapshot().context.draft.name).toBe('  ');
  });

  it('sends nothing for a space at the end of the name', async () => {
    const { clock, saveChanges, type, actor } = started(stored);
    type('Print labels ');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.draft.name).toBe('Print labels ');
  });

  it('accepts typing while it saves, and sends it afterwards', async () => {
    const { clock, saveChanges, type, actor } = started(stored);
    type('First');
    clock.increment(AUTOSAVE_MS);
    type('Second');
    await settled();
    expect(actor.getSnapshot().context.draft.name).toBe('Second');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls.map(([input]) => input.changes.name)).toEqual(['First', 'Second']);
  });

  it('loses nothing when a save fails, and tries again', async () => {
    let isDown = true;
    const { clock, type, actor } = started((input) => (isDown ? Promise.reject(new Error('down')) : stored(input)));
    type('Kept');
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(actor.getSnapshot().context.draft.name).toBe('Kept');
    isDown = false;
    actor.send({ type: 'save.retried' });
    await settled();
    expect(actor.getSnapshot().value).toBe('resting');
    expect(actor.getSnapshot().context.saved.name).toBe('Kept');
  });

  it('sends what was typed before the dialog opened', async () => {
    const { clock, saveChanges } = started(stored, {
      version: parcel.updatedAt,
      changes: { name: 'From before' },
      inQuestion: [],
    });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls[0]?.[0].changes).toEqual({ name: 'From before' });
  });
});

describe('autosave with changes from elsewhere', () => {
  it('reports a conflict when a change came after an earlier draft', async () => {
    const { actor, clock, saveChanges } = started(stored, { version: 'older', changes: { name: 'From before' }, inQuestion: [] });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.conflicts).toEqual(['name']);
  });

  it('reports no conflict when another field changed, after the page was left during a save', async () => {
    const storedChanges = { version: 'older', changes: { name: 'From before' }, base: { name: parcel.name }, inQuestion: [] };
    const { actor, clock, saveChanges } = started(stored, storedChanges);
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls[0]?.[0].changes).toEqual({ name: 'From before' });
    expect(actor.getSnapshot().context.conflicts).toEqual([]);
  });

  it('reports a conflict when the drafted field itself changed since', () => {
    const storedChanges = { version: 'older', changes: { name: 'From before' }, base: { name: 'Once' }, inQuestion: [] };
    expect(started(stored, storedChanges).actor.getSnapshot().context.conflicts).toEqual(['name']);
  });

  it('still reports a conflict that was unsettled when the edit was left', async () => {
    const { actor, clock, saveChanges } = started(stored, {
      version: parcel.updatedAt,
      changes: { name: 'Mine', tags: ['urgent'] },
      inQuestion: ['tags'],
    });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls[0]?.[0].changes).toEqual({ name: 'Mine' });
    expect(actor.getSnapshot().context).toMatchObject({ conflicts: ['tags'], draft: { tags: ['urgent'] } });
  });

  it('takes over changes of untouched fields', () => {
    const { actor, type } = started(stored);
    type('Mine');
    actor.send({ type: 'record.changed', record: later({ code: 'Theirs' }) });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { name: 'Mine', code: 'Theirs' }, conflicts: [] });
  });

  it('reports a conflict when both changed the same field', async () => {
    const { actor, clock, saveChanges, type } = started(stored);
    type('Mine');
    actor.send({ type: 'record.changed', record: later({ name: 'Theirs' }) });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.conflicts).toEqual(['name']);
    actor.send({ type: 'conflict.settled', field: 'name', take: 'mine' });
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges.mock.calls[0]?.[0]).toEqual({ saved: later({ name: 'Theirs' }), changes: { name: 'Mine' } });
  });

  it('ignores a record older than the one that a save returned', async () => {
    const { actor, clock, saveChanges, type } = started(async () => ({ kind: 'stale', record: later({ code: 'Theirs' }) }));
    type('Mine');
    clock.increment(AUTOSAVE_MS);
    await settled();
    actor.send({ type: 'record.changed', record: { ...parcel } });
    expect(actor.getSnapshot().context).toMatchObject({ draft: { name: 'Mine', code: 'Theirs' } });
    clock.increment(AUTOSAVE_MS);
    expect(saveChanges.mock.lastCall?.[0].saved.updatedAt).toBe(later({}).updatedAt);
  });

  it('merges the changes that a save ran into, and sends it again', async () => {
    let times = 0;
    const { actor, clock, saveChanges, type } = started(async (input) => {
      times += 1;
      return times === 1 ? { kind: 'stale', record: later({ code: 'Theirs' }) } : stored(input);
    });
    type('Mine');
    clock.increment(AUTOSAVE_MS);
    await settled();
    clock.increment(AUTOSAVE_MS);
    await settled();
    expect(saveChanges).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().context.saved.name).toBe('Mine');
  });
});
