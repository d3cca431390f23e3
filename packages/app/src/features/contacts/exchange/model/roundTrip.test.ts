import type { Contact, ContactTag } from '@stockroom/contract';
import { buildContact, buildContactTag } from '@stockroom/mocks';
import { describe, expect, it } from 'vitest';
import { buildJudging, describeBy, finish, fold, LABELS } from '../testing/judging';
import { writeContactsCsv } from './csv/csvWriter';
import { readContacts } from './readContacts';
import { reviewContacts } from './review';
import { writeVcards } from './vcard/vcardWriter';

const tags: ContactTag[] = [
  buildContactTag({ id: 'tag-work', title: 'Work' }),
  buildContactTag({ id: 'tag-2', title: 'Müşteri, eski; özel' }),
];
const titles = new Map(tags.map(({ id, title }) => [id, title]));
const ids = new Map(tags.map(({ id, title }) => [fold(title), id]));

const person = (at: number, overrides: Partial<Contact>): Contact =>
  buildContact({ id: `00000000-0000-4000-8000-00000000000${at}`, ...overrides });

const contacts: Contact[] = [
  person(1, {
    name: 'Çiğdem Işık-Öztürk, İzmir; şube \\ ek',
    emails: [
      { email: 'cigdem@example.com', label: 'Work' },
      { email: 'ışık@örnek.com', label: 'Kızının adresi' },
    ],
    phoneNumbers: [
      { country: 'tr', phoneNumber: '+902325550136', label: 'Mobile' },
      { country: 'us', phoneNumber: '+12075550111', label: '' },
    ],
    title: 'Müdür, satın alma',
    company: 'Işık & Oğulları; A.Ş.',
    birthday: '1990-02-28',
    address: 'Çınarlı Sokak 12\nBornova, İzmir; Türkiye',
    notes: '<p>Cuma günü &lt;arayın&gt; &amp; sorun</p><p>"Acil", değil</p>',
    tags: ['tag-work', 'tag-2'],
  }),
  person(2, { name: '=1+1', title: '+90', company: '-cmd', address: '@SUM(A1)', notes: '<p>=HYPERLINK("x")</p>' }),
  person(3, {
    name: 'Fifty phones',
    phoneNumbers: Array.from({ length: 50 }, (_, at) => ({
      country: 'us',
      phoneNumber: `+1207555${1000 + at}`,
      label: at % 2 ? 'Mobile' : 'A label, of a whole sentence',
    })),
  }),
  person(4, { name: '🧵 İğne & iplik 腕時計 مَعْطَف', avatar: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(400)}` }),
  person(5, { name: "'007", emails: [{ email: 'a@b.co', label: '=1' }] }),
];

function imported(text: string) {
  const read = finish(readContacts(new TextEncoder().encode(text), { kindNames: LABELS, fold }));
  const judging = buildJudging({ tagId: (title) => ids.get(fold(title)) });
  return finish(reviewContacts(read, [], judging)).rows;
}

const bare = ({ id: _id, background: _b, job: _j, updatedAt: _u, ...contact }: Contact) => ({ ...contact, newTags: [] });
const found = (text: string) =>
  imported(text).map(({ contact, problems }) => {
    const { id: _id, ...rest } = contact ?? {};
    return { ...rest, problems };
  });
const expected = contacts.map((contact) => ({ ...bare(contact), problems: [] }));

describe('export and import of contacts', () => {
  it.each([',', ';'] as const)('restores every contact but its picture from CSV separated by "%s"', (delimiter) => {
    const csv = finish(writeContactsCsv(contacts, { delimiter, describe: describeBy(titles) })).join('');
    expect(found(csv)).toEqual(expected.map((contact) => ({ ...contact, avatar: null })));
  });

  it('restores every contact from vCard', () => {
    const cards = finish(writeVcards(contacts, { kindNames: LABELS, describe: describeBy(titles) })).join('');
    expect(found(cards)).toEqual(expected);
  });
});

it('writeContactsCsv: writes no cell that a spreadsheet would run', () => {
  const csv = finish(writeContactsCsv(contacts, { delimiter: ',', describe: describeBy(titles) })).join('');
  expect(csv).toContain("\r\n'=1+1,'+90,'-cmd,,'@SUM(A1),,");
  expect(csv.split(/\r\n|,/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
});

it('writeVcards: writes lines of at most 75 octets without splitting a letter', () => {
  const cards = finish(writeVcards(contacts, { kindNames: LABELS, describe: describeBy(titles) })).join('');
  const widths = cards.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...widths)).toBe(75);
  expect(cards).not.toContain('\uFFFD');
  expect(cards).toContain('BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:00000000-0000-4000-8000-000000000001\r\n');
  expect(cards).toContain('item3.TEL;TYPE=cell:+902325550136\r\nitem3.X-ABLabel:Mobile\r\n');
  expect(cards).toContain('BDAY:19900228\r\n');
});

it.each([
  ['CSV', 'Name,Phone,E-mail\nAli,"+90 532 555 01 36; +90 212 555 01 44;","ali@example.com; veli@example.com"'],
  [
    'vCard',
    'BEGIN:VCARD\nFN:Ali\nTEL:+90 532 555 01 36\\; +90 212 555 01 44\nEMAIL:ali@example.com\\, veli@example.com\nEND:VCARD',
  ],
])('reviewContacts: separates several numbers and addresses of one cell in %s', (_format, text) => {
  expect(imported(text)).toMatchObject([
    {
      contact: {
        emails: [{ email: 'ali@example.com' }, { email: 'veli@example.com' }],
        phoneNumbers: [{ phoneNumber: '+905325550136' }, { phoneNumber: '+902125550144' }],
      },
      problems: [],
    },
  ]);
});
