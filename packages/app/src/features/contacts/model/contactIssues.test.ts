import { buildContact } from '@stockroom/mocks';
import { describe, expect, it } from 'vitest';
import { type ContactDraft, newEmail, newPhone, toDraft } from './contactDraft';
import { contactIssues } from './contactIssues';

const TODAY = '2026-03-20';
const saved = buildContact({ id: 'c1', name: 'Ada' });
const rules = (change: Partial<ContactDraft>, { stored = saved, unclear = false } = {}) =>
  contactIssues({ ...toDraft(stored), ...change }, stored, { birthdayIsUnclear: unclear }, TODAY).map(
    ({ field, rule }) => `${field} ${rule}`,
  );
const email = (text: string, label = '') => ({ emails: [{ ...newEmail(), email: text, label }] });
const phone = (phoneNumber: string, isValid = true) => ({ phoneNumbers: [{ ...newPhone('us'), phoneNumber, isValid }] });

describe('contactIssues', () => {
  it('accepts a new contact, whose rows are still empty', () => expect(rules({})).toEqual([]));

  it.each([
    [{ name: '  ' }, 'name nameBlank'],
    [{ name: 'x'.repeat(256) }, 'name tooLong'],
    [{ title: 'x'.repeat(256) }, 'title tooLong'],
    [email('ada at home'), 'emails email'],
    [email('ada@example.com', 'x'.repeat(61)), 'emails label'],
    [phone('12 34'), 'phoneNumbers phone'],
    [phone('+12075550111', false), 'phoneNumbers phone'],
    [{ birthday: '2026-03-21' }, 'birthday birthdayFuture'],
    [{ notes: 'x'.repeat(100_001) }, 'notes tooLong'],
  ] as const)('rejects %j', (change, rule) => expect(rules(change as unknown as Partial<ContactDraft>)).toEqual([rule]));

  it.each([[email('ada@example.com')], [phone('+12075550111')], [{ birthday: TODAY }], [{ birthday: '1968-02-29' }]])(
    'accepts %j',
    (change) => expect(rules(change)).toEqual([]),
  );

  it('reports an incomplete birthday', () => expect(rules({}, { unclear: true })).toEqual(['birthday birthdayUnclear']));

  it('accepts stored values that are older than the rules', () => {
    const stored = {
      ...saved,
      emails: [{ email: 'ask at the desk', label: '' }],
      phoneNumbers: [{ country: '', phoneNumber: '12 34', label: '' }],
      birthday: 'soon',
    };
    expect(rules({ name: 'Ada Öz' }, { stored })).toEqual([]);
  });
});
