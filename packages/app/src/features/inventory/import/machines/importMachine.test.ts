import { getAdjacencyMap } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import type { ImportEvent, PlanEvent, RememberedImport } from '../model/importState';
import type { Mapping } from '../model/mapping';
import { buildInfo, buildMapping, buildReport, buildSummary } from '../testing/buildImport';
import { importMachine } from './importMachine';
import type { ApplyInput, CheckFileInput, ImportInput, ReadInput, StopEvent, UndoInput } from './importSetup';

type Snapshot = SnapshotFrom<typeof importMachine>;

const file = { name: 'products.csv', size: 120, content: new Blob(['SKU']) };
const remembered = (changes: Partial<RememberedImport> = {}): RememberedImport => ({
  fileName: 'products.csv',
  fingerprint: buildInfo().fingerprint,
  choices: {},
  mapping: buildMapping({ identifyBy: 'barcode' }),
  fixes: { cells: [[0, 'sku', 'X']], names: [] },
  importId: 'import-0',
  rowsApplied: 10,
  ...changes,
});

const events: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'file.removed' },
  { type: 'reading.changed', choices: { encoding: 'windows-1254' } },
  { type: 'read.progressed', progress: 0.5 },
  { type: 'read.succeeded', info: buildInfo() },
  { type: 'read.failed', fault: 'workbook' },
  { type: 'column.mapped', column: 0, target: null },
  { type: 'decimal.chosen', column: 2, sign: 'comma' },
  { type: 'mapping.changed', changes: { mode: 'new' } },
  { type: 'mapping.reopened' },
  { type: 'check.requested' },
  { type: 'check.progressed', progress: 0.5 },
  { type: 'check.succeeded', summary: buildSummary() },
  { type: 'check.succeeded', summary: buildSummary({ counts: { add: 0, change: 0, unchanged: 3, refused: 1, skipped: 0 } }) },
  { type: 'check.failed', error: 'offline' },
  { type: 'work.cancelled' },
  { type: 'cell.fixed', record: 0, target: 'sku', value: 'A' },
  { type: 'suggestions.taken' },
  { type: 'name.chosen', target: 'brand', name: 'Nobody', id: 0 },
  { type: 'plan.amended', summary: buildSummary({ fixed: 1 }), fixes: { cells: [[0, 'sku', 'A']], names: [] } },
  { type: 'plan.failed', error: 'broken' },
  { type: 'apply.requested' },
  { type: 'apply.progressed', report: buildReport({ added: 2 }) },
  { type: 'apply.succeeded' },
  { type: 'apply.stopped' },
  { type: 'apply.failed', error: 'offline' },
  { type: 'apply.resumed' },
  { type: 'apply.abandoned' },
  { type: 'undo.requested' },
  { type: 'undo.succeeded', answer: { removed: 2, restored: 0, kept: 0 } },
  { type: 'undo.failed', error: 'offline' },
  { type: 'earlier.dismissed' },
  { type: 'import.restarted' },
];

const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.summary?.counts.add,
    context.report?.added,
    Math.min(context.pending, 1),
    context.outcome,
    context.remembered === null,
    context.mapping === null ? null : context.mapping.targets[0],
    context.error !== null,
    context.uncertain,
  ]);

interface Step {
  event: ImportEvent;
  state: Snapshot;
}

function walk(given: ImportInput): { state: Snapshot; steps: Step[] }[] {
  // The traversal's own type parameters don't follow a machine with named guards.
  const logic: AnyStateMachine = importMachine;
  const map: unknown = getAdjacencyMap(logic, { input: given, events, serializeState, limit: 50_000 });
  return Object.values(map as Record<string, { state: Snapshot; transitions: Record<string, Step> }>).map(
    ({ state, transitions }) => ({
      state,
      steps: Object.values(transitions),
    }),
  );
}

const input: ImportInput = { createId: () => 'import-1', remembered: null };
const walks = [...walk(input), ...walk({ ...input, remembered: remembered() })];
const nameOf = ({ value }: Snapshot) => (typeof value === 'string' ? value : JSON.stringify(value));

describe('state graph of importMachine', () => {
  it('reaches every state', () => {
    expect([...new Set(walks.map(({ state }) => nameOf(state)))].toSorted()).toEqual([
      'cancelled',
      'checkFailed',
      'checking',
      'choosing',
      'done',
      'interrupted',
      'mapping',
      'reading',
      'reviewing',
      'undoing',
      'undone',
      'unreadable',
      '{"applying":"sending"}',
      '{"applying":"stopping"}',
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

  it('guards an unfinished import against leaving, and starts no step without its input', () => {
    for (const { state } of walks) {
      const { context } = state;
      const idle = ['choosing', 'reading', 'unreadable', 'done', 'cancelled', 'undoing', 'undone'].includes(nameOf(state));
      expect(state.hasTag('guarded'), nameOf(state)).toBe(!idle);
      if (state.matches('mapping') || state.matches('checking')) expect(context.mapping && context.info).toBeTruthy();
      if (state.matches('reviewing')) expect(context.summary).not.toBeNull();
      if (state.matches('applying') || state.matches('interrupted')) expect(context.importId).toBe('import-1');
      if (state.matches('choosing')) expect([context.file, context.mapping, context.summary]).toEqual([null, null, null]);
    }
  });

  it('leaves no state without an exit', () => {
    for (const { state, steps } of walks) {
      const moves = steps.filter((step) => nameOf(step.state) !== nameOf(state));
      expect(moves.length, nameOf(state)).toBeGreaterThan(0);
    }
  });
});

/** The machine with actors that record their inputs and answer only when the test says so. */
function start(overrides: Partial<ImportInput> = {}) {
  const asked: { actor: string; input: unknown }[] = [];
  const receivedEvents: string[] = [];
  const silent = <Event extends EventObject, Given>(actor: string) =>
    fromCallback<Event, Given>(({ input: given, receive }) => {
      asked.push({ actor, input: given });
      receive((event) => receivedEvents.push(`${actor} ${event.type}`));
    });
  const kept: (string | null)[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        readFile: silent<EventObject, ReadInput>('readFile'),
        checkFile: silent<EventObject, CheckFileInput>('checkFile'),
        amendPlan: silent<PlanEvent, unknown>('amendPlan'),
        applyPlan: silent<StopEvent, ApplyInput>('applyPlan'),
        undoImport: silent<EventObject, UndoInput>('undoImport'),
      },
      actions: {
        remember: ({ context }) => kept.push(context.importId),
        forget: () => kept.push('forgotten'),
      },
    }),
    { input: { ...input, ...overrides } },
  );
  actor.start();
  const send = (...list: ImportEvent[]) => list.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  return { actor, send, context, asked, receivedEvents, kept, value: () => nameOf(actor.getSnapshot()) };
}

const toReview: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'read.succeeded', info: buildInfo() },
  { type: 'check.requested' },
  { type: 'check.succeeded', summary: buildSummary() },
];

describe('importMachine', () => {
  it('leads from a file to the products', () => {
    const { send, value, asked, kept } = start();
    send(...toReview, { type: 'apply.requested' });
    expect(asked.at(-1)).toEqual({ actor: 'applyPlan', input: { importId: 'import-1', newTags: ['kitchen'], newNames: [] } });
    send({ type: 'apply.progressed', report: buildReport({ added: 2 }) }, { type: 'apply.succeeded' });
    expect(value()).toBe('done');
    expect(kept).toEqual([null, 'import-1', 'import-1', 'forgotten']);
  });

  it("checks no file while a number column's format is in doubt", () => {
    const { send, value, context } = start();
    const ambiguousMapping: Mapping = buildMapping({ decimals: [null, null, null] });
    send(
      { type: 'file.chosen', file },
      { type: 'read.succeeded', info: buildInfo({ ambiguous: true }) },
      { type: 'check.requested' },
    );
    expect(context().mapping?.decimals).toEqual(ambiguousMapping.decimals.map((_, column) => (column === 2 ? null : 'dot')));
    expect(value()).toBe('mapping');
    send({ type: 'decimal.chosen', column: 2, sign: 'comma' }, { type: 'check.requested' });
    expect(value()).toBe('checking');
  });

  it('applies only after every correction is checked, and only when work is left', () => {
    const { send, value, receivedEvents } = start();
    send(...toReview, { type: 'cell.fixed', record: 0, target: 'sku', value: 'A' }, { type: 'apply.requested' });
    expect(value()).toBe('reviewing');
    expect(receivedEvents).toEqual(['amendPlan cell.fixed']);
    const nothing = buildSummary({ counts: { add: 0, change: 0, unchanged: 3, refused: 0, skipped: 0 } });
    send({ type: 'plan.amended', summary: nothing, fixes: { cells: [], names: [] } }, { type: 'apply.requested' });
    expect(value()).toBe('reviewing');
    send({ type: 'cell.fixed', record: 0, target: 'sku', value: 'B' });
    send({ type: 'plan.amended', summary: buildSummary(), fixes: { cells: [], names: [] } }, { type: 'apply.requested' });
    expect(value()).toBe('{"applying":"sending"}');
  });

  it('keeps mapping and corrections when the user returns to the mapping', () => {
    const { send, context, asked } = start();
    const fixes = { cells: [[0, 'sku', 'A'] as [number, 'sku', string]], names: [] };
    send(
      ...toReview,
      { type: 'cell.fixed', record: 0, target: 'sku', value: 'A' },
      { type: 'plan.amended', summary: buildSummary(), fixes },
    );
    send({ type: 'mapping.reopened' }, { type: 'mapping.changed', changes: { mode: 'known' } }, { type: 'check.requested' });
    expect(asked.at(-1)).toEqual({ actor: 'checkFile', input: { mapping: context().mapping, fixes } });
  });

  it('waits for the pending call when cancelled, then reports the applied rows and offers undo', () => {
    const { send, value, receivedEvents, context } = start();
    send(
      ...toReview,
      { type: 'apply.requested' },
      { type: 'apply.progressed', report: buildReport({ added: 2 }) },
      { type: 'work.cancelled' },
    );
    expect(receivedEvents).toEqual(['applyPlan apply.stop']);
    send({ type: 'apply.progressed', report: buildReport({ added: 3 }) }, { type: 'apply.stopped' });
    expect(value()).toBe('cancelled');
    expect(context().report?.added).toBe(3);
    send({ type: 'undo.requested' }, { type: 'undo.succeeded', answer: { removed: 3, restored: 0, kept: 0 } });
    expect(context().undone).toEqual({ removed: 3, restored: 0, kept: 0 });
  });

  it('resumes the same import after a network failure', () => {
    const { send, value, asked } = start();
    send(...toReview, { type: 'apply.requested' }, { type: 'apply.failed', error: 'offline' });
    expect(value()).toBe('interrupted');
    send({ type: 'apply.resumed' });
    expect(asked.filter(({ actor }) => actor === 'applyPlan').map(({ input: given }) => given)).toEqual([
      { importId: 'import-1', newTags: ['kitchen'], newNames: [] },
      { importId: 'import-1', newTags: ['kitchen'], newNames: [] },
    ]);
  });

  it('offers undo when the last call may have been applied without a response', () => {
    const { send, actor } = start();
    send(...toReview, { type: 'apply.requested' }, { type: 'apply.failed', error: 'offline' }, { type: 'apply.abandoned' });
    expect(actor.getSnapshot().can({ type: 'undo.requested' })).toBe(true);
  });

  it('returns to the report when the undo fails', () => {
    const { send, value, context } = start();
    send(
      ...toReview,
      { type: 'apply.requested' },
      { type: 'apply.progressed', report: buildReport({ added: 2 }) },
      { type: 'apply.succeeded' },
    );
    send({ type: 'undo.requested' }, { type: 'undo.failed', error: 'offline' });
    expect([value(), context().error]).toEqual(['done', 'offline']);
  });

  it('restores mapping and corrections after a reload for the same file only', () => {
    const same = start({ remembered: remembered() });
    same.send(...toReview.slice(0, 2));
    expect(same.context()).toMatchObject({
      restored: true,
      mapping: { identifyBy: 'barcode' },
      fixes: { cells: [[0, 'sku', 'X']] },
    });
    const other = start({ remembered: remembered({ fingerprint: 'another' }) });
    other.send(...toReview.slice(0, 2));
    expect(other.context()).toMatchObject({ restored: false, mapping: { identifyBy: 'sku' } });
  });

  it('undoes an import that was interrupted by closing the page', () => {
    const { send, asked, value } = start({ remembered: remembered() });
    send({ type: 'undo.requested' });
    expect(asked.at(-1)).toMatchObject({ actor: 'undoImport', input: { importId: 'import-0' } });
    send({ type: 'undo.failed', error: 'offline' });
    expect(value()).toBe('choosing');
  });

  it('drops corrections when the file is read differently, as they refer to row positions', () => {
    const { send, context } = start({ remembered: remembered() });
    send(...toReview.slice(0, 2), { type: 'reading.changed', choices: { delimiter: ';' } });
    expect(context()).toMatchObject({ fixes: { cells: [], names: [] }, choices: { delimiter: ';' } });
  });
});
