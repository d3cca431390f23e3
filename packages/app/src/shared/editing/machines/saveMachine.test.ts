import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { buildParcel, type Parcel, type ParcelDraft, parcelFields } from '../testing/parcel';
import { saveMachineOf } from './saveMachineOf';
import type { DeleteOutcome, EditCalls, SaveEdit, SaveEmitted, SaveOutcome } from './saveTypes';

type Outcome = SaveOutcome<Parcel, ParcelDraft>;

const parcel = buildParcel();
const later = (changes: Partial<Parcel>) => ({ ...parcel, updatedAt: '2026-03-02T00:00:00.000Z', ...changes });
const offline: Outcome = { kind: 'failed', failure: { kind: 'offline', call: 'PATCH /parcel' } };

/** Starts an edit whose writes wait until the test answers them. */
function startEdit(input: { record?: Parcel; isNew?: boolean } = {}) {
  const saves: { input: SaveEdit<Parcel, ParcelDraft>; answer: (outcome: Outcome) => Promise<void>; signal: AbortSignal }[] = [];
  const deletions: { answer: (outcome: DeleteOutcome) => Promise<void> }[] = [];
  const emitted: SaveEmitted<Parcel>[] = [];
  const calls: EditCalls<Parcel, ParcelDraft> = {
    save(request, signal) {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      saves.push({ input: request, signal, answer: (outcome) => settled(() => resolve(outcome)) });
      return promise;
    },
    remove() {
      const { promise, resolve } = Promise.withResolvers<DeleteOutcome>();
      deletions.push({ answer: (outcome) => settled(() => resolve(outcome)) });
      return promise;
    },
  };
  const edit = createActor(saveMachineOf(parcelFields), { input: { record: parcel, calls, ...input } });
  edit.on('*', (event) => emitted.push(event));
  edit.start();
  const rename = (name: string) => edit.send({ type: 'draft.changed', change: { name } });
  return { edit, calls, saves, deletions, emitted, rename, view: () => edit.getSnapshot() };
}

/** Waits until a promise and its consequences have settled. */
async function settled(settle: () => void): Promise<void> {
  settle();
  await new Promise((resolve) => setImmediate(resolve));
}

describe('saveMachine while editing', () => {
  it('is unsaved exactly while the draft differs from the saved record', () => {
    const { view, rename } = startEdit();
    rename('Dive watch');
    expect(view().hasTag('unsaved')).toBe(true);
    rename('Field watch');
    expect(view().matches({ editing: 'pristine' })).toBe(true);
    expect(view().hasTag('unsaved')).toBe(false);
  });

  it('announces when there is nothing to save', () => {
    const { edit, saves, emitted } = startEdit();
    edit.send({ type: 'draft.submit' });
    expect([saves.length, emitted]).toEqual([0, [{ type: 'edit.unchanged' }]]);
  });

  it('validates with facts learned beside the draft, and drops them once their field changes', () => {
    const { edit, view } = startEdit();
    edit.send({ type: 'draft.changed', change: { code: 'TAKEN' } });
    edit.send({ type: 'facts.learned', facts: { isTaken: true } });
    expect(view().matches({ editing: 'invalid' })).toBe(true);
    edit.send({ type: 'draft.changed', change: { code: 'FREE' } });
    expect(view().matches({ editing: 'dirty' })).toBe(true);
  });

  it('saves the name in spite of an older problem in another field', () => {
    const { edit, saves } = startEdit({ record: { ...parcel, count: -4 } });
    edit.send({ type: 'draft.changed', change: { name: 'Dive watch' } });
    edit.send({ type: 'draft.submit' });
    expect(saves).toHaveLength(1);
  });
});

describe('saveMachine while saving', () => {
  it('saves once on a double submit', () => {
    const { edit, saves, rename } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'draft.submit' });
    edit.send({ type: 'draft.submit' });
    expect(saves).toHaveLength(1);
  });

  it('shows the outcome optimistically', () => {
    const { edit, view, rename } = startEdit();
    rename(' Dive watch ');
    edit.send({ type: 'draft.submit' });
    expect(view().context.saved.name).toBe('Dive watch');
  });

  it('rolls back without an answer, keeps the draft, and saves on the next attempt', async () => {
    const { edit, view, saves, rename, emitted } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer(offline);
    expect(view().context.saved.name).toBe('Field watch');
    expect(view().context.draft.name).toBe('Dive watch');
    expect(view().hasTag('unsaved')).toBe(true);
    edit.send({ type: 'draft.submit' });
    await saves[1]?.answer({ kind: 'saved', record: later({ name: 'Dive watch' }) });
    expect(view().matches('viewing')).toBe(true);
    expect(emitted.map(({ type }) => type)).toEqual(['edit.failed', 'edit.saved']);
  });

  it('treats what is typed meanwhile as the next unsaved change', async () => {
    const { edit, view, saves, rename } = startEdit();
    rename('Dive');
    edit.send({ type: 'draft.submit' });
    rename('Dive watch');
    await saves[0]?.answer({ kind: 'saved', record: later({ name: 'Dive' }) });
    expect(view().matches({ editing: 'dirty' })).toBe(true);
    expect([view().context.saved.name, view().context.draft.name]).toEqual(['Dive', 'Dive watch']);
  });

  it("recognises the feed's echo of its own write", async () => {
    const { edit, view, saves, rename } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'draft.submit' });
    edit.send({ type: 'record.changed', record: later({ name: 'Dive watch' }) });
    await saves[0]?.answer({ kind: 'saved', record: later({ name: 'Dive watch' }) });
    expect(view().context.theirs).toBeNull();
  });

  it("maps the server's refusals to the fields until they change", async () => {
    const { edit, view, saves } = startEdit();
    edit.send({ type: 'draft.changed', change: { code: 'X-1' } });
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer({ kind: 'refused', refusals: [{ field: 'code', message: 'is taken' }] });
    expect(view().matches({ editing: 'invalid' })).toBe(true);
    edit.send({ type: 'draft.changed', change: { code: 'X-2' } });
    expect(view().context.refusals).toEqual([]);
    expect(view().matches({ editing: 'dirty' })).toBe(true);
  });

  it("continues after the stop and start of a remount, whatever the first request's outcome", async () => {
    const { edit, calls, saves, rename } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'draft.submit' });
    const snapshot = edit.getPersistedSnapshot();
    edit.stop();
    expect(saves[0]?.signal.aborted).toBe(true);
    await saves[0]?.answer(offline);
    const again = createActor(saveMachineOf(parcelFields), { snapshot, input: { record: parcel, calls } }).start();
    expect(again.getSnapshot().matches('saving')).toBe(true);
  });
});

describe('saveMachine with two people', () => {
  it('merges changes of different fields without asking', async () => {
    const { edit, view, saves, rename } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer({ kind: 'conflict', current: later({ price: 99 }) });
    expect(saves[1]?.input.saved.updatedAt).toBe('2026-03-02T00:00:00.000Z');
    expect(saves[1]?.input.draft).toMatchObject({ name: 'Dive watch', price: 99 });
    expect(view().matches('saving')).toBe(true);
  });

  it('lets the person settle the same field, each field on its own', async () => {
    const { edit, saves, emitted } = startEdit();
    edit.send({ type: 'draft.changed', change: { name: 'Mine', count: 12 } });
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer({ kind: 'conflict', current: later({ name: 'Theirs', count: 7 }) });
    edit.send({ type: 'conflict.chosen', field: 'name', choice: 'theirs' });
    edit.send({ type: 'conflict.settled' });
    expect(saves).toHaveLength(1);
    edit.send({ type: 'conflict.chosen', field: 'count', choice: 'both' });
    edit.send({ type: 'conflict.settled' });
    expect(saves[1]?.input.draft).toMatchObject({ name: 'Theirs', count: 9 });
    expect(emitted.map(({ type }) => type)).toEqual(['edit.conflicted', 'edit.unsettled']);
  });

  it('asks after three automatic merges in a row', async () => {
    const { edit, view, saves, rename } = startEdit();
    rename('Mine');
    edit.send({ type: 'draft.submit' });
    for (const [at, price] of [1, 2, 3].entries()) {
      await saves[at]?.answer({ kind: 'conflict', current: later({ price, updatedAt: `2026-03-0${at + 2}T00:00:00.000Z` }) });
    }
    await saves[3]?.answer({ kind: 'conflict', current: later({ price: 4, updatedAt: '2026-03-09T00:00:00.000Z' }) });
    expect([saves.length, view().matches('conflict')]).toEqual([4, true]);
    edit.send({ type: 'conflict.settled' });
    expect(saves[4]?.input.draft).toMatchObject({ name: 'Mine', price: 4 });
  });

  it('updates an untouched form while typing, and asks for a touched one', () => {
    const untouched = startEdit();
    untouched.edit.send({ type: 'record.changed', record: later({ price: 99 }) });
    expect(untouched.view().context.draft.price).toBe(99);

    const touched = startEdit();
    touched.rename('Mine');
    touched.edit.send({ type: 'record.changed', record: later({ price: 99 }) });
    expect(touched.view().context.draft.price).toBe(120);
    touched.edit.send({ type: 'record.merged' });
    expect(touched.view().context.draft).toMatchObject({ name: 'Mine', price: 99 });
    expect(touched.view().context.merged).toContain('price');
  });

  it('ignores a late answer that is older', () => {
    const { edit, view } = startEdit();
    edit.send({ type: 'record.changed', record: later({ price: 99 }) });
    edit.send({ type: 'record.changed', record: { ...parcel, price: 1 } });
    expect(view().context.saved.price).toBe(99);
  });

  it('adds a record again that somebody else deleted', async () => {
    const { edit, saves, rename } = startEdit();
    rename('Mine');
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer({ kind: 'failed', failure: { kind: 'gone', call: 'PATCH /parcel' } });
    edit.send({ type: 'draft.addAgain' });
    expect(saves[1]?.input).toMatchObject({ isNew: true, draft: { name: 'Mine' } });
  });
});

describe('saveMachine with a stored draft', () => {
  it('restores it', () => {
    const { edit, view } = startEdit();
    edit.send({ type: 'draft.restored', draft: { ...parcelFields.toDraft(parcel), name: 'Typed' }, base: parcel });
    expect(view().hasTag('unsaved')).toBe(true);
    expect(view().context.draft.name).toBe('Typed');
  });

  it('announces that the record changed meanwhile', () => {
    const { edit, view } = startEdit({ record: later({ price: 99 }) });
    edit.send({ type: 'draft.restored', draft: { ...parcelFields.toDraft(parcel), name: 'Typed' }, base: parcel });
    expect(view().context.theirs?.price).toBe(99);
    edit.send({ type: 'record.merged' });
    expect(view().context.draft).toMatchObject({ name: 'Typed', price: 99 });
  });
});

describe('saveMachine with a new record', () => {
  const fresh = buildParcel({ id: 0, name: 'A new parcel', code: '', updatedAt: '' });

  it('sends nothing before it is saved, and discards it without a trace', () => {
    const { edit, saves, emitted, view } = startEdit({ record: fresh, isNew: true });
    expect(view().hasTag('unsaved')).toBe(false);
    edit.send({ type: 'draft.discard' });
    expect([saves.length, view().status, emitted]).toEqual([0, 'done', [{ type: 'edit.discarded' }]]);
  });

  it('lists missing fields when it is saved too early', () => {
    const { edit, view, emitted } = startEdit({ record: fresh, isNew: true });
    edit.send({ type: 'draft.submit' });
    expect(view().context.submitted).toBe(true);
    expect(emitted).toEqual([{ type: 'edit.refused' }]);
  });

  it('creates it once', async () => {
    const { edit, saves, emitted } = startEdit({ record: fresh, isNew: true });
    edit.send({ type: 'draft.changed', change: { code: 'NEW-1' } });
    edit.send({ type: 'draft.submit' });
    edit.send({ type: 'draft.submit' });
    await saves[0]?.answer({ kind: 'saved', record: later({ id: 77, code: 'NEW-1' }) });
    expect(saves).toHaveLength(1);
    expect(emitted).toMatchObject([{ type: 'edit.saved', created: true, record: { id: 77 } }]);
  });
});

describe('saveMachine while deleting', () => {
  it('shows the newer record and the reason when somebody changed it', async () => {
    const { edit, deletions, view } = startEdit();
    edit.send({ type: 'delete.asked' });
    await deletions[0]?.answer({ kind: 'failed', failure: { kind: 'changed', call: 'DELETE /parcel' } });
    edit.send({ type: 'record.changed', record: later({ price: 99 }) });
    expect(view().context).toMatchObject({ saved: { price: 99 }, draft: { price: 99 }, failure: { kind: 'changed' } });
    edit.send({ type: 'delete.asked' });
    expect(deletions).toHaveLength(2);
  });

  it('ends the edit', async () => {
    const { edit, deletions, view, emitted } = startEdit();
    edit.send({ type: 'delete.asked' });
    edit.send({ type: 'delete.asked' });
    await deletions[0]?.answer({ kind: 'deleted' });
    expect([deletions.length, view().status, emitted.at(-1)?.type]).toEqual([1, 'done', 'edit.deleted']);
  });

  it('keeps record and draft when it fails', async () => {
    const { edit, deletions, view, rename } = startEdit();
    rename('Dive watch');
    edit.send({ type: 'delete.asked' });
    await deletions[0]?.answer({ kind: 'failed', failure: { kind: 'server', call: 'DELETE /parcel' } });
    expect(view().hasTag('unsaved')).toBe(true);
    expect(view().context.draft.name).toBe('Dive watch');
  });
});
