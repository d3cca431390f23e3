import { createActor, fromCallback } from 'xstate';
import { importMachine } from '../machines/importMachine';
import type { ImportEvent, RememberedImport } from '../model/importState';
import type { ProblemView, RecordView, Window } from '../model/report';
import { buildInfo, buildMapping, buildReport, buildNothingToDo, buildSummary } from './buildImport';

const file = { name: 'products.csv', size: 1240, content: new Blob(['SKU']) };
const toMapping: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'read.succeeded', info: buildInfo() },
];
const toReview: ImportEvent[] = [...toMapping, { type: 'check.requested' }, { type: 'check.succeeded', summary: buildSummary() }];
const toApply: ImportEvent[] = [
  ...toReview,
  { type: 'apply.requested' },
  { type: 'apply.progressed', report: buildReport({ added: 480, changed: 20 }) },
];
const refused = [
  { row: 12, sku: 'CS-12', name: 'Canvas strap', reason: 'CONFLICT' },
  { row: 40, sku: 'CS-40', name: 'Leather strap', reason: 'NOT FOUND' },
];
const finished = buildReport({ added: 1480, changed: 518, refused, batches: 4, rows: 2000 });

/** Events that lead to each state of the import's machine, for stories and their screenshots. */
export const STORY_EVENTS = {
  choosing: [],
  reading: [
    { type: 'file.chosen', file },
    { type: 'read.progressed', progress: 0.42 },
  ],
  unreadable: [
    { type: 'file.chosen', file: { ...file, name: 'products.xlsx' } },
    { type: 'read.failed', fault: 'workbook' },
  ],
  mapping: toMapping,
  mappingInDoubt: [
    { type: 'file.chosen', file },
    { type: 'read.succeeded', info: buildInfo({ ambiguous: true, encoding: 'windows-1254', encodingSure: false }) },
  ],
  checking: [...toMapping, { type: 'check.requested' }, { type: 'check.progressed', progress: 0.7 }],
  checkFailed: [...toMapping, { type: 'check.requested' }, { type: 'check.failed', error: new Error('offline') }],
  reviewing: toReview,
  reviewingNothing: [
    ...toMapping,
    { type: 'check.requested' },
    {
      type: 'check.succeeded',
      summary: buildNothingToDo(),
    },
  ],
  applying: toApply,
  stopping: [...toApply, { type: 'work.cancelled' }],
  interrupted: [...toApply, { type: 'apply.failed', error: new Error('offline') }],
  done: [...toApply, { type: 'apply.progressed', report: finished }, { type: 'apply.succeeded' }],
  cancelled: [...toApply, { type: 'work.cancelled' }, { type: 'apply.stopped' }],
  undoing: [...toApply, { type: 'apply.succeeded' }, { type: 'undo.requested' }],
  undone: [
    ...toApply,
    { type: 'apply.succeeded' },
    { type: 'undo.requested' },
    { type: 'undo.succeeded', answer: { removed: 480, restored: 18, kept: 2 } },
  ],
} satisfies Record<string, ImportEvent[]>;

/** The remembered import after a reload. */
export const storyRemembered = (importId: string | null): RememberedImport => ({
  fileName: 'products.csv',
  fingerprint: '1240-abc',
  choices: {},
  mapping: buildMapping(),
  fixes: { cells: [], names: [] },
  importId,
  rowsApplied: 500,
});

/** The machine's snapshot after some events. Its actors do nothing. */
export function snapshotAfter(events: readonly ImportEvent[], remembered: RememberedImport | null = null) {
  const silent = fromCallback(() => undefined);
  const machine = importMachine.provide({
    actors: {
      readFile: silent as never,
      checkFile: silent as never,
      amendPlan: silent as never,
      applyPlan: silent as never,
      undoImport: silent as never,
    },
  });
  const actor = createActor(machine, { input: { createId: () => 'import-1', remembered } });
  actor.start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

const page =
  <Item>(items: Item[]) =>
  (_filter: unknown, offset: number, limit: number): Promise<Window<Item>> =>
    Promise.resolve({ total: items.length, offset, items: items.slice(offset, offset + limit) });

const problems: ProblemView[] = [
  {
    index: 0,
    record: 0,
    row: 2,
    target: 'sku',
    column: 'SKU',
    value: 'CS\u200b1',
    valueLength: 4,
    sku: 'CS\u200b1',
    name: 'Canvas strap',
    fixed: false,
    issue: { target: 'sku', code: 'skuUnseen', severity: 'error', params: {}, suggestion: 'CS1' },
  },
  {
    index: 1,
    record: 1,
    row: 3,
    target: 'price',
    column: 'Price',
    value: 'free',
    valueLength: 4,
    sku: 'CS-2',
    name: 'Leather strap',
    fixed: false,
    issue: { target: 'price', code: 'notNumber', severity: 'error', params: {} },
  },
  {
    index: 2,
    record: 2,
    row: 4,
    target: 'brand',
    column: 'Brand',
    value: 'Nobody',
    valueLength: 6,
    sku: 'CS-3',
    name: 'Nylon strap',
    fixed: false,
    issue: { target: 'brand', code: 'nameUnknown', severity: 'warning', params: { name: 'Nobody', kept: '' } },
  },
  {
    index: 3,
    record: 3,
    row: 5,
    target: 'barcode',
    column: 'Barcode',
    value: '4006381333931',
    valueLength: 13,
    sku: 'CS-4',
    name: 'Steel strap',
    fixed: true,
    issue: { target: 'barcode', code: 'barcodeCheckDigit', severity: 'warning', params: { expected: '1' } },
  },
];

const rows: RecordView[] = [
  {
    record: 0,
    row: 2,
    kind: 'refused',
    sku: 'CS\u200b1',
    name: 'Canvas strap',
    issues: problems.slice(0, 1).map(({ issue }) => issue),
    changes: [],
  },
  {
    record: 1,
    row: 3,
    kind: 'change',
    sku: 'CS-2',
    name: 'Leather strap',
    issues: [],
    changes: [
      { target: 'price', before: 19.5, after: 24 },
      { target: 'brand', before: null, after: 'Tidewater' },
    ],
  },
  { record: 2, row: 4, kind: 'add', sku: 'CS-3', name: 'Nylon strap', issues: [], changes: [] },
  { record: 3, row: 5, kind: 'unchanged', sku: 'CS-4', name: 'Steel strap', issues: [], changes: [] },
];

export const loadStoryProblems = page(problems);
export const loadStoryRows = page(rows);
export const loadNothing = page<never>([]);
