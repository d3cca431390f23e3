import type { Contact } from '@stockroom/contract';

/** A row of the form. `key` is unique while the form is open and is never stored. */
export interface EmailRow {
  key: string;
  email: string;
  label: string;
}

export interface PhoneRow {
  key: string;
  country: string | null;
  /** E.164, or the text as typed. */
  phoneNumber: string;
  label: string;
  /** Whether the number passes validation. */
  isValid: boolean;
}

/** A contact as edited in the form. */
export interface ContactDraft {
  /** The contact's own path, or a `data:` URL of a picture not uploaded yet. */
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

// Safe against double submits: the key of a form row, which is never stored.
export const newEmail = (): EmailRow => ({ key: crypto.randomUUID(), email: '', label: '' });

export const newPhone = (country: string | null): PhoneRow => ({
  // Safe against double submits: as above.
  key: crypto.randomUUID(),
  country,
  phoneNumber: '',
  label: '',
  isValid: true,
});

/** Converts a contact to its draft. Empty lists get one row to fill in; rows that stay empty are not saved. */
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

/** The contact as it will be saved. */
export function applyDraft(saved: Contact, draft: ContactDraft): Contact {
  const [title, company] = [draft.title.trim(), draft.company.trim()];
  return {
    ...saved,
    ...draft,
    name: draft.name.trim(),
    title,
    company,
    job: { title, company },
    emails: filledEmails(draft.emails),
    phoneNumbers: filledPhones(draft.phoneNumbers),
  };
}

export const filledEmails = (rows: readonly EmailRow[]): Contact['emails'] =>
  rows.flatMap(({ email, label }) => (email.trim() === '' ? [] : [{ email: email.trim(), label: label.trim() }]));

export const filledPhones = (rows: readonly PhoneRow[]): Contact['phoneNumbers'] =>
  rows.flatMap(({ country, phoneNumber, label }) =>
    phoneNumber.trim() === '' ? [] : [{ country: country ?? '', phoneNumber: phoneNumber.trim(), label: label.trim() }],
  );

/** Whether a contact is as `POST` without fields creates it: nobody has entered anything yet. */
export function isUntouched(contact: Contact): boolean {
  const { name, avatar, emails, phoneNumbers, job, birthday, address, notes, tags } = contact;
  const isEmpty = [emails, phoneNumbers, tags].every((list) => list.length === 0);
  const isBlank = [job.title, job.company, birthday, address, notes, avatar ?? ''].every((text) => text === '');
  return name === NEW_NAME && isEmpty && isBlank;
}

/** The name of a new contact. */
export const NEW_NAME = 'New Contact';
