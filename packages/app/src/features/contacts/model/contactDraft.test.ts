import { buildContact } from '@stockroom/mocks';
import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../shared/editing/model/recordFields';
import { type ContactDraft, isUntouched, newEmail, newPhone, toDraft } from './contactDraft';
import { contactFields } from './contactFields';

const contact = buildContact({
  name: 'Ada',
  title: 'Tailor',
  emails: [{ email: 'ada@example.com', label: 'Work' }],
  phoneNumbers: [{ country: 'us', phoneNumber: '+12075550111', label: '' }],
});
const changes = (change: Partial<ContactDraft>) => changesOf(contactFields, contact, { ...toDraft(contact), ...change });

describe('a contact and its form', () => {
  it('has nothing to save as it comes', () => expect(changes({})).toEqual({}));

  it('saves no rows that stayed empty', () => {
    const emails = [...toDraft(contact).emails, newEmail()];
    const phoneNumbers = [newPhone('tr'), ...toDraft(contact).phoneNumbers];
    expect(changes({ emails, phoneNumbers })).toEqual({});
    expect(changes({ emails: [newEmail()] })).toEqual({ emails: [] });
  });

  it('saves what is typed without the blanks around it', () =>
    expect(changes({ name: ' Ada Öz ', title: ' Tailor' })).toMatchObject({ name: 'Ada Öz', title: 'Tailor' }));

  it('reads title and company from either place they are kept in', () =>
    expect(toDraft({ ...contact, title: '', job: { title: 'Cutter', company: 'Terzi' } })).toMatchObject({
      title: 'Cutter',
      company: 'Terzi',
    }));
});

describe('isUntouched', () => {
  it('is true of a new contact alone', () => {
    const fresh = buildContact();
    expect(isUntouched(fresh)).toBe(true);
    expect(isUntouched({ ...fresh, name: 'Ada' })).toBe(false);
    expect(isUntouched({ ...fresh, tags: ['work'] })).toBe(false);
    expect(isUntouched(contact)).toBe(false);
  });
});
