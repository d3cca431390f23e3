import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import type { ImportEvent } from '../model/importState';
import { buildImported, buildOutcome, buildReview, buildRow } from '../testing/buildReview';
import { contactImportMachine } from './contactImportMachine';
import type { AddInput, ReadInput, StopEvent, UndoInput } from './contactImportSetup';

type Snapshot = SnapshotFrom<typeof contactImportMachine>;

const file = new File(['Name\nAli'], 'contacts.csv');
const twin = { name: 'Tom', by: 'email', at: null } as const;
const review = buildReview({ rows: [buildRow(2), buildRow(3, { twin }), buildRow(4, { contact: null })] });
const left = [buildImported({ id: 'new-3' })];

const events: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'country.chosen', country: 'us' },
  { type: 'read.progressed', progress: 0.5 },
  { type: 'read.succeeded', review },
  { type: 'read.succeeded', review: buildReview({ rows: [buildRow(2, { contact: null })] }) },
  { type: 'read.failed', fault: 'binary' },
  { type: 'twin.decided', at: 3, add: true },
  { type: 'twin.decided', at: 3, add: false },
  { type: 'twins.decided', add: true },
  { type: 'work.cancelled' },
  { type: 'import.requested' },
  { type: 'import.progressed', progress: 0.5 },
  { type: 'import.settled', outcome: buildOutcome() },
  { type: 'import.settled', outcome: buildOutcome({ added: [], left, error: 'offline' }) },
  { type: 'import.resumed' },
  { type: 'undo.requested' },
  { type: 'undo.settled', outcome: { removed: 2, left: [], error: null } },
  { type: 'undo.settled', outcome: { removed: 1, left: ['new-3'], error: 'offline' } },
  { type: 'import.restarted' },
];

const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.country,
    context.progress,
    context.fault,
    context.review?.rows.length,
    context.wanted.size,
    context.outcome?.added.length,
    context.outcome?.left.length,
    context.undone?.left.length,
  ]);

// The traversal's own type parameters don't follow a machine with named guards.
const logic: AnyStateMachine = contactImportMachine;
const map: unknown = getAdjacencyMap(logic, { input: { country: 'tr' }, events, serializeState, limit: 50_000 });
const walks = Object.values(
  map as Record<string, { state: Snapshot; transitions: Record<string, { event: ImportEvent; state: Snapshot }> }>,
).map(({ state, transitions }) => ({ state, steps: Object.values(transitions) }));
const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : JSON.stringify(value));

describe('state graph of contactImportMachine', () => {
  it('reaches every state', () => {
    expect([...new Set(walks.map(({ state }) => nameOf(state)))].toSorted()).toEqual([
      'choosing',
      'done',
      'reading',
      'reviewing',
      'undoing',
      'undone',
      '{"adding":"sending"}',
      '{"adding":"stopping"}',
    ]);
  });

  it('handles every event in at least one state', () => {
    const taken = new Set(
      walks.flatMap(({ state, steps }) =>
        steps
          .filter((step) => serializeState(step.state) !== serializeState(state) || state.can(step.event))
          .map(({ event }) => event.type),
      ),
    );
    expect(events.map(({ type }) => type).filter((type) => !taken.has(type))).toEqual([]);
  });

  it('starts no step without its input, and leaves no state without an exit', () => {
    for (const { state, steps } of walks) {
      const { context } = state;
      if (state.matches('reviewing') || state.matches('adding')) expect(context.review).not.toBeNull();
      if (state.matches('done') || state.matches('undoing')) expect(context.outcome).not.toBeNull();
      if (state.matches('undone')) expect(context.undone).not.toBeNull();
      expect(steps.filter((step) => nameOf(step.state) !== nameOf(state)).length, nameOf(state)).toBeGreaterThan(0);
    }
  });
});

/** The machine with actors that record their inputs and answer only when the test says so. */
function start() {
  const asked: unknown[] = [];
  const received: string[] = [];
  const silent = <Event extends EventObject, Given>() =>
    fromCallback<Event, Given>(({ input, receive }) => {
      asked.push(input);
      receive((event) => received.push(event.type));
    });
  const actors = {
    readFile: silent<EventObject, ReadInput>(),
    addContacts: silent<StopEvent, AddInput>(),
    undoImport: silent<EventObject, UndoInput>(),
  };
  const actor = createActor(contactImportMachine.provide({ actors }), { input: { country: 'tr' } });
  actor.start();
  const send = (...list: ImportEvent[]) => list.forEach((event) => actor.send(event));
  const idsAsked = () => (asked.at(-1) as AddInput).contacts.map(({ id }) => id);
  return {
    send,
    asked,
    received,
    idsAsked,
    context: () => actor.getSnapshot().context,
    value: () => nameOf(actor.getSnapshot()),
  };
}

const toReview: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'read.succeeded', review },
];

describe('contactImportMachine', () => {
  it('adds the new contacts, and of the possible duplicates those that the user chose', () => {
    const { send, idsAsked, value } = start();
    send(...toReview, { type: 'import.requested' });
    expect(idsAsked()).toEqual(['new-2']);
    const other = start();
    other.send(...toReview, { type: 'twin.decided', at: 3, add: true }, { type: 'import.requested' });
    expect(other.idsAsked()).toEqual(['new-2', 'new-3']);
    other.send({ type: 'import.settled', outcome: buildOutcome() });
    expect([value(), other.value()]).toEqual(['{"adding":"sending"}', 'done']);
  });

  it('reads the file again by the rules of another country, and keeps the decisions', () => {
    const { send, asked, context } = start();
    send(...toReview, { type: 'twins.decided', add: true }, { type: 'country.chosen', country: 'us' });
    expect(asked.at(-1)).toEqual({ file, country: 'us' });
    send({ type: 'read.succeeded', review });
    expect([...context().wanted]).toEqual([3]);
  });

  it('waits for pending calls when stopped, then resumes with the remaining contacts', () => {
    const { send, received, idsAsked, value, context } = start();
    send(...toReview, { type: 'twins.decided', add: true }, { type: 'import.requested' }, { type: 'work.cancelled' });
    expect([received, value()]).toEqual([['import.stop'], '{"adding":"stopping"}']);
    send({ type: 'import.settled', outcome: buildOutcome({ added: ['new-2'], tags: ['tag-1'], left }) });
    send({ type: 'import.resumed' });
    expect(idsAsked()).toEqual(['new-3']);
    send({ type: 'import.settled', outcome: buildOutcome({ added: ['new-3'] }) });
    expect(context().outcome).toEqual(buildOutcome({ added: ['new-2', 'new-3'], tags: ['tag-1'] }));
  });

  it('undoes everything that was added, and retries what could not be undone', () => {
    const { send, asked, context, value } = start();
    send(
      ...toReview,
      { type: 'import.requested' },
      { type: 'import.settled', outcome: buildOutcome() },
      { type: 'undo.requested' },
    );
    expect(asked.at(-1)).toEqual({ added: ['new-2', 'new-3'], tags: [] });
    send({ type: 'undo.settled', outcome: { removed: 1, left: ['new-3'], error: 'offline' } }, { type: 'undo.requested' });
    expect(asked.at(-1)).toEqual({ added: ['new-3'], tags: [] });
    send({ type: 'undo.settled', outcome: { removed: 1, left: [], error: null } });
    expect([value(), context().undone]).toEqual(['undone', { removed: 2, left: [], error: null }]);
  });
});
