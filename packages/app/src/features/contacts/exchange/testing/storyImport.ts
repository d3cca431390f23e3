import { createActor, fromCallback } from 'xstate';
import { ApiError } from '#shared/api/ApiError';
import { contactImportMachine } from '../machines/contactImportMachine';
import type { ImportEvent } from '../model/importState';
import { buildImported, buildOutcome, buildReview, buildRow } from './buildReview';

const file = new File(['Name'], 'contacts.vcf');
const person = (at: number, name: string, rest = {}) =>
  buildImported({ id: `new-${at}`, name, emails: [], phoneNumbers: [], ...rest });

/** A file with every kind of remark. */
export const storyReview = buildReview({
  format: 'vcard',
  rows: [
    buildRow(1, { contact: person(1, 'Ayşe Yılmaz', { newTags: ['Fair', 'Suppliers'] }) }),
    buildRow(2, { twin: { name: 'Selin Karaca', by: 'email', at: null } }),
    buildRow(3, {
      contact: person(3, 'Tom Hallberg'),
      twin: { name: 'Thomas Hallberg', by: 'phone', at: null },
      problems: [
        { code: 'phone', value: '555 ask Mina', fault: 'notANumber' },
        { code: 'birthday', value: '--01-30', fault: 'unreadable' },
      ],
    }),
    buildRow(4, {
      contact: person(4, 'Femi Adeyemi'),
      problems: [
        { code: 'photo', fault: 'tooBig' },
        { code: 'others', names: 'Web page, Nickname' },
      ],
    }),
    buildRow(5, { contact: null, problems: [{ code: 'blank' }] }),
    buildRow(6, { contact: person(6, 'Ayse Yilmaz'), twin: { name: 'Ayşe Yılmaz', by: 'name', at: 1 } }),
    buildRow(7, { contact: person(7, 'info@example.com'), problems: [{ code: 'nameless', value: 'info@example.com' }] }),
    buildRow(8, {
      contact: person(8, 'Omar Farouk', { birthday: '1990-02-03' }),
      problems: [{ code: 'ambiguousDay', value: '03/02/1990', day: '1990-02-03' }],
    }),
  ],
});

const offline = new ApiError('offline', { call: 'POST /api/apps/contacts/contact' });
const doubtful = buildReview({ ...storyReview, encoding: 'windows-1254', isEncodingSure: false, replaced: 2 });
const left = [person(9, 'Left'), person(10, 'Left too')];
const reading: ImportEvent[] = [
  { type: 'file.chosen', file },
  { type: 'read.progressed', progress: 0.42 },
];
const reviewing: ImportEvent[] = [...reading, { type: 'read.succeeded', review: storyReview }];
const adding: ImportEvent[] = [...reviewing, { type: 'import.requested' }, { type: 'import.progressed', progress: 0.7 }];
const done: ImportEvent[] = [...adding, { type: 'import.settled', outcome: buildOutcome({ tags: ['tag-1'] }) }];
const interrupted = buildOutcome({ left, refused: [person(11, 'Nobody wants me')], error: offline });

/** Events that lead to each state of the import's machine, for stories and their pictures. */
export const STORY_EVENTS = {
  choosing: [],
  unreadable: [
    { type: 'file.chosen', file: new File(['PK'], 'contacts.xlsx') },
    { type: 'read.failed', fault: 'workbook' },
  ],
  reading,
  reviewing,
  decided: [...reviewing, { type: 'twins.decided', add: true }],
  doubtful: [...reading, { type: 'read.succeeded', review: doubtful }],
  nobodyNew: [
    ...reading,
    { type: 'read.succeeded', review: buildReview({ rows: [buildRow(2, { twin: { name: 'Selin', by: 'email', at: null } })] }) },
  ],
  adding,
  stopping: [...adding, { type: 'work.cancelled' }],
  done,
  interrupted: [...adding, { type: 'import.settled', outcome: interrupted }],
  undoing: [...done, { type: 'undo.requested' }, { type: 'import.progressed', progress: 0.3 }],
  undone: [...done, { type: 'undo.requested' }, { type: 'undo.settled', outcome: { removed: 2, left: [], error: null } }],
  undoneInPart: [
    ...done,
    { type: 'undo.requested' },
    { type: 'undo.settled', outcome: { removed: 1, left: ['new-3'], error: offline } },
  ],
} satisfies Record<string, ImportEvent[]>;

/** Snapshot of the machine after some events. Its actors do nothing. */
export function snapshotAfter(events: readonly ImportEvent[]) {
  const silent = fromCallback(() => undefined) as never;
  const machine = contactImportMachine.provide({ actors: { readFile: silent, addContacts: silent, undoImport: silent } });
  const actor = createActor(machine, { input: { country: 'tr' } });
  actor.start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}
