import { buildContact } from '@stockroom/mocks';
import { describe, expect, it } from 'vitest';
import { buildJudging, finish, fold, LABELS } from '../testing/judging';
import { FileFaultError, MAX_FILE_BYTES, readContacts } from './readContacts';
import { contactsToAdd, newTagsOf, reviewContacts } from './review';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (given: Uint8Array) => finish(readContacts(given, { kindNames: LABELS, fold }));
const review = (csv: string) => finish(reviewContacts(read(bytes(csv)), KNOWN, buildJudging()));

const KNOWN = [
  buildContact({ name: 'Çiğdem Işık', emails: [{ email: 'C@example.com', label: '' }], birthday: '1990-02-28' }),
  buildContact({ name: 'Tom', phoneNumbers: [{ country: 'tr', phoneNumber: '+905325550136', label: '' }] }),
];

describe('reviewContacts', () => {
  const found = review(
    [
      'Name,E-mail,Phone,Birthday,Tags',
      'Somebody,c@EXAMPLE.com,,,New',
      'Thomas,,0532 555 01 36,,',
      'CIGDEM ISIK,,,28.02.1990,',
      'Çiğdem Işık,,,1991-01-01,new',
      'Nur,nur@example.com,,,Other',
      'Nur B.,nur@example.com,,,',
    ].join('\n'),
  );

  it('finds possible duplicates in the list and in the file', () => {
    expect(found.rows.map(({ twin }) => twin && [twin.name, twin.by, twin.at])).toEqual([
      ['Çiğdem Işık', 'email', null],
      ['Tom', 'phone', null],
      ['Çiğdem Işık', 'name', null],
      null,
      null,
      ['Nur', 'email', 6],
    ]);
  });

  it('adds a possible duplicate only when the user chose it', () => {
    const names = (wanted: number[]) => contactsToAdd(found, new Set(wanted)).map(({ name }) => name);
    expect(names([])).toEqual(['Çiğdem Işık', 'Nur']);
    expect(names([2, 7])).toEqual(['Somebody', 'Çiğdem Işık', 'Nur', 'Nur B.']);
    expect(newTagsOf(contactsToAdd(found, new Set([2])), fold)).toEqual(['new', 'Other']);
  });

  it('takes the order of day and month that the file proves', () => {
    const { rows } = review('Name,Birthday\nA,02/03/1990\nB,02/28/1990');
    expect(rows.map(({ contact }) => contact?.birthday)).toEqual(['1990-02-03', '1990-02-28']);
  });
});

describe('readContacts', () => {
  const faultOf = (given: Uint8Array) => {
    try {
      read(given);
      return null;
    } catch (error) {
      return error instanceof FileFaultError ? error.fault : error;
    }
  };

  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4), 'workbook'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 100 }, () => 1)), 'binary'],
    ['30 MB', new Uint8Array(MAX_FILE_BYTES + 1).fill(65), 'tooBig'],
    ['a letter to somebody', bytes('Dear Ali,\nhow are you'), 'noColumns'],
    ['a web page', bytes('<!doctype html><p>Name</p>'), 'noColumns'],
    ['names of columns alone', bytes('Name,Phone\n'), 'noContacts'],
    ['more than anybody knows', bytes(`Name\n${'Ali\n'.repeat(5001)}`), 'tooMany'],
  ])('rejects %s', (_what, given, fault) => {
    expect(faultOf(given)).toBe(fault);
  });

  it('reads Windows Turkish, and reports that it guessed the encoding', () => {
    const given = Uint8Array.from([...bytes('Name\n'), 0xde, 0x65, 0x62, 0x6e, 0x65, 0x6d]);
    expect(read(given)).toMatchObject({
      format: 'csv',
      encoding: 'windows-1254',
      isEncodingSure: false,
      contacts: [{ name: 'Şebnem' }],
    });
  });

  it('reads UTF-8 that was folded in the middle of a letter', () => {
    const [first = 0, second = 0] = bytes('ş');
    const given = Uint8Array.from([...bytes('BEGIN:VCARD\nFN:Ay'), first, 10, 32, second, ...bytes('e\nEND:VCARD')]);
    expect(read(given)).toMatchObject({ format: 'vcard', encoding: 'utf-8', isEncodingSure: true, contacts: [{ name: 'Ayşe' }] });
  });

  it('reads UTF-16', () => {
    const text = '\uFEFFBEGIN:VCARD\nFN:İpek\nEND:VCARD';
    const given = new Uint8Array(Uint16Array.from([...text].map((letter) => letter.charCodeAt(0))).buffer);
    expect(read(given).contacts[0]?.name).toBe('İpek');
  });

  it('yields 2,000 cards in steps of a few milliseconds', () => {
    const cards = Array.from(
      { length: 2000 },
      (_, at) => `BEGIN:VCARD\nFN:P${at}\nTEL:0532 555 ${1000 + at}\nEMAIL:p${at}@example.com\nEND:VCARD`,
    );
    const job = readContacts(bytes(cards.join('\n')), { kindNames: LABELS, fold });
    let steps = 0;
    while (!job.next().done) steps++;
    expect(steps).toBeGreaterThan(8000);
  });
});
