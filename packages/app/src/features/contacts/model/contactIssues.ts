import { type Contact, ContactFields, isValidBirthDate } from '@stockroom/contract';
import * as v from 'valibot';
import type { ContactDraft, EmailRow, PhoneRow } from './contactDraft';

/** Problem of a contact, as a key under `rules` of the translations. */
export type ContactRule =
  | 'nameBlank'
  | 'tooLong'
  | 'email'
  | 'phone'
  | 'label'
  | 'tooMany'
  | 'birthdayUnclear'
  | 'birthdayFuture';

export interface ContactIssue {
  field: keyof ContactDraft;
  rule: ContactRule;
}

/** Facts that a draft does not hold. */
export interface ContactFacts {
  /** Whether the birthday being typed is not a date yet. */
  birthdayIsUnclear: boolean;
}

const { entries } = ContactFields;

/** Problem of an e-mail address, by the contract's rules. */
export function emailRule({ email, label }: EmailRow): ContactRule | null {
  if (!v.is(entries.emails, [{ email, label: '' }])) return 'email';
  return v.is(entries.emails, [{ email: '', label }]) ? null : 'label';
}

/** Problem of a phone number: it must be valid in its country, so that it can be saved as E.164. */
export function phoneRule({ phoneNumber, label, isValid }: PhoneRow): ContactRule | null {
  if (!isValid || !v.is(entries.phoneNumbers, [{ country: '', phoneNumber, label: '' }])) return 'phone';
  return v.is(entries.phoneNumbers, [{ country: '', phoneNumber: '', label }]) ? null : 'label';
}

/**
 * All problems that prevent saving a draft, in the form's order. Stored values older than the rules are accepted unchanged.
 * @param today as `dayOfInstant` gives it
 */
export function contactIssues(
  draft: ContactDraft,
  saved: Contact,
  { birthdayIsUnclear }: ContactFacts,
  today: string,
): ContactIssue[] {
  const issues: ContactIssue[] = [];
  const add = (field: ContactIssue['field'], rule: ContactRule | null) => {
    if (rule) issues.push({ field, rule });
  };
  const limit = (field: 'title' | 'company' | 'address' | 'notes') =>
    add(field, draft[field] === saved[field] || v.is(entries[field], draft[field]) ? null : 'tooLong');
  if (draft.name.trim() === '') add('name', 'nameBlank');
  else if (!v.is(entries.name, draft.name)) add('name', 'tooLong');
  limit('title');
  limit('company');
  for (const row of draft.emails) add('emails', isStoredEmail(saved, row) ? null : emailRule(row));
  for (const row of draft.phoneNumbers) add('phoneNumbers', isStoredPhone(saved, row) ? null : phoneRule(row));
  limit('address');
  if (birthdayIsUnclear) add('birthday', 'birthdayUnclear');
  else if (draft.birthday !== saved.birthday && draft.birthday !== '' && !isValidBirthDate(draft.birthday, today)) {
    add('birthday', 'birthdayFuture');
  }
  limit('notes');
  return issues;
}

export const isStoredEmail = (saved: Contact, { email, label }: EmailRow): boolean =>
  saved.emails.some((row) => row.email === email && row.label === label);

export const isStoredPhone = (saved: Contact, { phoneNumber, label }: PhoneRow): boolean =>
  saved.phoneNumbers.some((row) => row.phoneNumber === phoneNumber && row.label === label);
