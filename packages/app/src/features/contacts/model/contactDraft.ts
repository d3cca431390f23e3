import type { Contact } from '@stockroom/contract';

/** A row of the form. `key` is its own for as long as the form is open and is kept nowhere. */
export interface EmailRow {
  key: string;
  email: string;
  label: string;
}

export interface PhoneRow {
  key: string;
  country: string | null;
  /** E.164, or as it was typed. */
  phoneNumber: string;
  label: string;
  /** Nothing speaks against it. */
  isValid: boolean;
}

/** A contact as its form has it. */
export interface ContactDraft {
  /** Own path, or `data:` URL of a picture that is not sent yet. */
  avatar: string | null;
  name: string;
  tags: string[];
  title: string;
  company: string;
  emails: EmailRow[];
  phoneNumbers: PhoneRow[];
  address: string;
  /** ISO 8601, or empty. */
  birthday: string;
  /** HTML */
  notes: string;
}

// Not made twice: a key of a row of the form, which is kept nowhere.
export const newEmail = (): EmailRow => ({ key: crypto.randomUUID(), email: '', label: '' });

export const newPhone = (country: string | null): PhoneRow => ({
  // Not made twice: as above.
  key: crypto.randomUUID(),
  country,
  phoneNumber: '',
  label: '',
  isValid: true,
});

/** With one row to fill in where there is none; rows that stay empty are not saved. */
export function toDraft({ title, company, job, emails, phoneNumbers, ...contact }: Contact): ContactDraft {
  const { avatar, name, tags, address, birthday, notes } = contact;
  const emailRows = emails.map((row, at) => ({ key: `email ${at}`, ...row }));
  const phoneRows = phoneNumbers.map((row, at) => ({ key: `phone ${at}`, ...row, country: row.country || null, isValid: true }));
  return {
    avatar,
    name,
    tags,
    title: title || job.title,
    company: company || job.company,
    emails: emailRows.length > 0 ? emailRows : [{ key: 'email 0', email: '', label: '' }],
    phoneNumbers:
      phoneRows.length > 0 ? phoneRows : [{ key: 'phone 0', country: null, phoneNumber: '', label: '', isValid: true }],
    address,
    birthday,
    notes,
  };
}

/** The contact as it is saved. */
export function applyDraft(saved: Contact, draft: ContactDraft): Contact {
  const [title, company] = [draft.title.trim(), draft.company.trim()];
  return {
    ...saved,
    ...draft,
    name: draft.name.trim(),
    title,
    company,
    job: { title, company },
    emails: keptEmails(draft.emails),
    phoneNumbers: keptPhones(draft.phoneNumbers),
  };
}

export const keptEmails = (rows: readonly EmailRow[]): Contact['emails'] =>
  rows.flatMap(({ email, label }) => (email.trim() === '' ? [] : [{ email: email.trim(), label: label.trim() }]));

export const keptPhones = (rows: readonly PhoneRow[]): Contact['phoneNumbers'] =>
  rows.flatMap(({ country, phoneNumber, label }) =>
    phoneNumber.trim() === '' ? [] : [{ country: country ?? '', phoneNumber: phoneNumber.trim(), label: label.trim() }],
  );

/** Whether a contact is as `POST` without fields makes it: nobody has written anything into it. */
export function isUntouched(contact: Contact): boolean {
  const { name, avatar, emails, phoneNumbers, job, birthday, address, notes, tags } = contact;
  const isEmpty = [emails, phoneNumbers, tags].every((list) => list.length === 0);
  const isBlank = [job.title, job.company, birthday, address, notes, avatar ?? ''].every((text) => text === '');
  return name === NEW_NAME && isEmpty && isBlank;
}

/** The name of a new contact. */
export const NEW_NAME = 'New Contact';
