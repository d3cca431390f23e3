import { describe, expect, it } from 'vitest';
import { buildJudging } from '../testing/judging';
import { emptyContact, type FoundContact } from './foundContact';
import { judgeContact } from './judgeContact';
import type { RowProblem } from './problems';

const judge = (found: Partial<FoundContact>, overrides = {}) =>
  judgeContact({ ...emptyContact(1), name: 'Ali', ...found }, buildJudging(overrides));
const phone = (number: string, overrides = {}) => judge({ phones: [{ number, label: 'Work' }] }, overrides);
const codesOf = (problems: readonly RowProblem[]) => problems.map(({ code }) => code);

describe('judgeContact', () => {
  it('writes numbers as E.164, with the chosen country for those that state none', () => {
    expect(phone('0532 555 01 36').contact?.phoneNumbers).toEqual([
      { country: 'tr', phoneNumber: '+905325550136', label: 'Work' },
    ]);
    expect(phone('0532 555 01 36', { country: null }).problems).toEqual([
      { code: 'phone', value: '0532 555 01 36', fault: 'noCountry' },
    ]);
  });

  it.each([
    ['+905325550136;ext=12', 'Work ext. 12'],
    ['+90 532 555 01 36 x12', 'Work ext. 12'],
    ['+90 532 555 01 36 dahili 12', 'Work ext. 12'],
    ['+90 532 555 01 36,,12#', 'Work ext. 12'],
  ])('keeps the extension of %s in the label', (number, label) => {
    const { contact, problems } = phone(number);
    expect(contact?.phoneNumbers).toEqual([{ country: 'tr', phoneNumber: '+905325550136', label }]);
    expect(problems).toEqual([{ code: 'extension', value: number }]);
  });

  it.each([
    '+90 532 555 01 36; +90 212 555 01 44',
    '0532 555 01 36, 0212 555 01 44',
    '0532 555 01 36 / 0212 555 01 44',
    '(0532) 555-01-36\n0212 555 01 44',
    '+905325550136 veya 0212 5550144',
  ])('reads both numbers of %s', (cell) => {
    const { contact, problems } = phone(cell);
    expect(contact?.phoneNumbers).toEqual([
      { country: 'tr', phoneNumber: '+905325550136', label: 'Work' },
      { country: 'tr', phoneNumber: '+902125550144', label: 'Work' },
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps any text beside a number', () => {
    expect(phone('0532 555 01 36; ask Mina').contact).toMatchObject({
      phoneNumbers: [],
      notes: '<p>Phone (Work): 0532 555 01 36; ask Mina</p>',
    });
    expect(phone('0212/555 01 44').problems).toMatchObject([{ value: '0212/555 01 44' }]);
    expect(phone('+905325550136;ext=12;phone-context=+902125550100').contact?.phoneNumbers[0]?.label).toBe('Work ext. 12');
  });

  it.each([
    'ali@example.com; veli@example.com',
    'ali@example.com,veli@example.com',
    'Kaya, Ali <ali@example.com>\nKaya, Veli <veli@example.com>',
  ])('reads both addresses of %s', (email) => {
    const { contact, problems } = judge({ emails: [{ email, label: 'Home' }] });
    expect(contact?.emails).toEqual([
      { email: 'ali@example.com', label: 'Home' },
      { email: 'veli@example.com', label: 'Home' },
    ]);
    expect(problems).toEqual([]);
  });

  it('moves each number beyond the limit to the notes', () => {
    const numberOf = (at: number) => `+905325550${100 + at}`;
    const { contact, problems } = phone(Array.from({ length: 102 }, (_, at) => numberOf(at)).join('; '));
    expect(contact?.phoneNumbers).toHaveLength(100);
    expect(contact?.notes).toBe(`<p>Phone (Work): ${numberOf(100)}</p><p>Phone (Work): ${numberOf(101)}</p>`);
    expect(codesOf(problems)).toEqual(['tooMany']);
  });

  it('moves values without a field to the notes and reports them', () => {
    const { contact, problems } = judge({
      phones: [{ number: 'ask Mina', label: 'Home' }],
      emails: [{ email: 'ali at example', label: '' }],
      birthday: '--02-28',
      notes: 'First <b>',
      others: [
        { name: 'URL', label: 'Work', value: 'https://example.com' },
        { name: 'SOUND', label: '', value: '' },
      ],
    });
    expect(contact?.notes).toBe(
      '<p>First &lt;b&gt;</p><p>Email: ali at example</p><p>Phone (Home): ask Mina</p><p>Birthday: --02-28</p><p>Web page (Work): https://example.com</p>',
    );
    expect(problems).toEqual([
      { code: 'email', value: 'ali at example' },
      { code: 'phone', value: 'ask Mina', fault: 'notANumber' },
      { code: 'birthday', value: '--02-28', fault: 'unreadable' },
      { code: 'others', names: 'Web page' },
      { code: 'noText', names: 'Sound' },
    ]);
  });

  it.each([
    ['1990-02-28', '1990-02-28', []],
    ['19900228', '1990-02-28', []],
    ['1990-02-28T00:00:00Z', '1990-02-28', []],
    ['28.2.1990', '1990-02-28', []],
    ['02/28/1990', '1990-02-28', []],
    ['03/02/1990', '1990-02-03', ['ambiguousDay']],
    ['0/0/00', '', []],
    ['2026-03-02', '', ['birthday']],
    ['1990-02-29', '', ['birthday']],
    ['soon', '', ['birthday']],
  ])('reads the birthday %s as "%s"', (birthday, day, codes) => {
    const { contact, problems } = judge({ birthday });
    expect([contact?.birthday, codesOf(problems)]).toEqual([day, codes]);
  });

  it('keeps a number in full that no rule covers, and reports it', () => {
    const { contact, problems } = phone('+8881234567');
    expect(contact?.phoneNumbers[0]?.phoneNumber).toBe('+8881234567');
    expect(codesOf(problems)).toEqual(['doubtfulPhone']);
  });

  it('finds tags regardless of case, and lists those to create', () => {
    expect(judge({ tags: ['WORK', 'Aile', 'aile '] }).contact).toMatchObject({ tags: ['tag-work'], newTags: ['aile'] });
  });

  it('names a contact without a name by other details, and leaves out an empty one', () => {
    expect(judge({ name: '', company: 'Moda' })).toMatchObject({
      contact: { name: 'Moda' },
      problems: [{ code: 'nameless', value: 'Moda' }],
    });
    expect(judge({ name: ' ' })).toEqual({ contact: null, problems: [{ code: 'blank' }] });
    expect(judge({ name: '', sheetErrors: ['#N/A'] })).toEqual({ contact: null, problems: [{ code: 'blank' }] });
  });

  it('reports error values of a spreadsheet', () => {
    expect(judge({ name: 'Ali', sheetErrors: ['#N/A'] }).problems).toEqual([{ code: 'sheetError', value: '#N/A' }]);
  });

  it('truncates by graphemes and reports the field', () => {
    const { contact, problems } = judge({ name: '👨‍👩‍👧‍👦'.repeat(300), notes: 'ş&'.repeat(60_000) });
    expect(contact?.name).toBe('👨‍👩‍👧‍👦'.repeat(255));
    expect(contact?.notes.length).toBeLessThanOrEqual(100_000);
    expect(problems).toEqual([
      { code: 'cut', field: 'name', max: 255 },
      { code: 'cut', field: 'notes', max: 100_000 },
    ]);
  });

  it.each([
    ['https://example.com/a.jpg', 'elsewhere'],
    ['data:image/svg+xml;base64,PHN2Zz4=', 'unknown'],
    ['data:image/jpeg;base64,PHN2Zz4=', 'unknown'],
    [`data:image/png;base64,iVBORw0KGgo${'A'.repeat(1_400_000)}`, 'tooBig'],
  ])('rejects the picture %.40s', (photo, fault) => {
    expect(judge({ photo })).toMatchObject({ contact: { avatar: null }, problems: [{ code: 'photo', fault }] });
  });

  it('detects a picture by its content, regardless of its declared type', () => {
    expect(judge({ photo: 'data:image/gif;base64,/9j/4AAQ' }).contact?.avatar).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });

  it('handles a megabyte of text in place of a number', () => {
    const startedAt = performance.now();
    expect(phone('5 '.repeat(500_000)).problems).toEqual([
      { code: 'phone', value: `${'5 '.repeat(40)}…`, fault: 'tooShort' },
      { code: 'cut', field: 'notes', max: 100_000 },
    ]);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
