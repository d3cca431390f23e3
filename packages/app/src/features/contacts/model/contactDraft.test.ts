import { buildContact } from '@stockroom/mocks';
import { describe, expect, it } from 'vitest';
import { changesOf } from '#shared/editing/model/recordFields';
import { type ContactDraft, isUntouched, newEmail, newPhone, toDraft } from './contactDraft';
import { contactFields } from './contactFields';

const contact = buildContact({
  name: 'Ada',
  title: 'Tailor',
  emails: [{ email: 'ada@example.com', label: 'Work' }],
  phoneNumbers: [{ country: 'us', phoneNumber: '+12075550111', label: '' }],
});
const changes = (change: Partial<ContactDraft>) => changesOf(contactFields, contact, { ...toDraft(contact), ...change });

describe('contactDraft', () => {
  it('has no changes before an edit', () => expect(changes({})).toEqual({}));

  it('skips rows that stayed empty', () => {
    const emails = [...toDraft(contact).emails, newEmail()];
    const phoneNumbers = [newPhone('tr'), ...toDraft(contact).phoneNumbers];
    expect(changes({ emails, phoneNumbers })).toEqual({});
    expect(changes({ emails: [newEmail()] })).toEqual({ emails: [] });
  });

  it('trims the spaces around typed values', () =>
    expect(changes({ name: ' Ada Öz ', title: ' Tailor' })).toMatchObject({ name: 'Ada Öz', title: 'Tailor' }));

  it('reads title and company from either place where they are stored', () =>
    expect(toDraft({ ...contact, title: '', job: { title: 'Cutter', company: 'Terzi' } })).toMatchObject({
      title: 'Cutter',
      company: 'Terzi',
    }));
});

describe('isUntouched', () => {
  it('is true only of a new contact', () => {
    const fresh = buildContact();
    expect(isUntouched(fresh)).toBe(true);
    expect(isUntouched({ ...fresh, name: 'Ada' })).toBe(false);
    expect(isUntouched({ ...fresh, tags: ['work'] })).toBe(false);
    expect(isUntouched(contact)).toBe(false);
  });
});
