import { describe, expect, it } from 'vitest';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { buildParcel, parcelFields, type Parcel, type ParcelDraft } from '../testing/parcel';
import { leavesOfMachine, leavesReached, untakenTransitions, walkMachine } from '../testing/walk';
import { createSaveMachine } from './saveMachine';
import type { DeleteOutcome, EditCalls, SaveInput, SaveOutcome } from './saveTypes';

const saveMachine = createSaveMachine(parcelFields);
const never = () => new Promise<never>(() => {});
const calls: EditCalls<Parcel, ParcelDraft> = { save: never, remove: never };

type EditSnapshot = SnapshotFrom<typeof saveMachine>;
type EditEvent = EventFromLogic<typeof saveMachine>;

const parcel = buildParcel({ name: 'Base' });
const later = (changes: object) => buildParcel({ name: 'Base', updatedAt: '2026-03-02T00:00:00.000Z', ...changes });

/** The actors' done events; XState sends these itself, a walk of pure transitions has to send them explicitly. */
const done = (actor: 'saveRecord' | 'deleteRecord', output: SaveOutcome<Parcel, ParcelDraft> | DeleteOutcome) =>
  ({ type: `xstate.done.actor.${actor}`, output, actorId: actor }) as unknown as EditEvent;
const rejected = (actor: 'saveRecord' | 'deleteRecord') =>
  ({ type: `xstate.error.actor.${actor}`, error: new Error('defect'), actorId: actor }) as unknown as EditEvent;

const offline = { kind: 'failed', failure: { kind: 'offline', call: 'PATCH /parcel' } } as const;
const gone = { kind: 'failed', failure: { kind: 'gone', call: 'PATCH /parcel' } } as const;

const events: EditEvent[] = [
  { type: 'form.focused' },
  { type: 'draft.changed', change: { name: 'Mine' } },
  { type: 'draft.changed', change: { name: 'Base' } },
  { type: 'draft.changed', change: { name: '' } },
  { type: 'draft.changed', change: { code: 'C-1' } },
  { type: 'draft.submit' },
  { type: 'draft.discard' },
  { type: 'draft.restored', draft: { ...parcelFields.toDraft(parcel), name: 'Mine' }, base: parcel },
  { type: 'draft.addAgain' },
  { type: 'field.left', field: 'name' },
  { type: 'facts.learned', facts: { isTaken: true } },
  { type: 'record.changed', record: later({ name: 'Theirs' }) },
  { type: 'record.changed', record: later({ count: 7 }) },
  { type: 'record.gone' },
  { type: 'record.merged' },
  { type: 'conflict.chosen', field: 'name', choice: 'mine' },
  { type: 'conflict.allChosen', choice: 'theirs' },
  { type: 'conflict.settled' },
  { type: 'conflict.left' },
  { type: 'failure.dismissed' },
  { type: 'delete.asked' },
  done('saveRecord', { kind: 'saved', record: later({ name: 'Mine' }) }),
  done('saveRecord', { kind: 'conflict', current: later({ name: 'Theirs' }) }),
  done('saveRecord', { kind: 'conflict', current: later({ count: 7 }) }),
  done('saveRecord', { kind: 'refused', refusals: [{ field: 'code', message: 'is taken' }] }),
  done('saveRecord', offline),
  done('saveRecord', gone),
  rejected('saveRecord'),
  done('deleteRecord', { kind: 'deleted' }),
  done('deleteRecord', offline),
  rejected('deleteRecord'),
];

const serializeState = (snapshot: EditSnapshot) => {
  const { isNew, draft, saved, theirs, conflicts, choices, failure, mergeCount, refusals, sent } = snapshot.context;
  const context = [isNew, draft.name, draft.code, saved.name, theirs?.updatedAt, conflicts.length, choices, failure?.kind];
  return JSON.stringify([snapshot.value, context, Math.min(mergeCount, 1), refusals.length, sent?.name]);
};

const walk = (input: Omit<SaveInput<Parcel, ParcelDraft>, 'calls'>) =>
  walkMachine<EditSnapshot, EditEvent>(saveMachine, { input: { ...input, calls }, events, serializeState });

const walks = [...walk({ record: parcel }), ...walk({ record: buildParcel({ id: 0, code: '', updatedAt: '' }), isNew: true })];

describe('saveMachine', () => {
  it('reaches every state', () => {
    // These states are transient: passed through within one step.
    const passing = ['save.opening', 'save.settling', 'save.failed.assessing', 'save.editing.assessing'];
    expect(leavesReached(walks)).toEqual(leavesOfMachine(saveMachine).filter((id) => !passing.includes(id)));
  });

  it('takes every transition', () => {
    expect(untakenTransitions(saveMachine, walks)).toEqual([]);
  });

  it('leads to existing states only, with fitting tags', () => {
    const idle = walks.filter(({ state }) => state.hasTag('busy') && Object.keys(state.children).length === 0);
    const lost = walks.filter(({ state }) => state.status === 'done' && state.hasTag('unsaved'));
    expect([idle, lost]).toEqual([[], []]);
  });

  it('loses typed text only on discard, deletion or a save', () => {
    const losses = walks
      .filter(({ state }) => {
        const { draft, saved, snapshot } = state.context;
        return state.hasTag('unsaved') && draft.name === 'Mine' && (snapshot ?? saved).name !== 'Mine';
      })
      .flatMap(({ steps }) => steps.filter(({ state }) => state.context.draft.name !== 'Mine').map(({ event }) => event.type));
    expect([...new Set(losses)].toSorted()).toEqual(['conflict.settled', 'draft.changed', 'draft.discard']);
  });
});
