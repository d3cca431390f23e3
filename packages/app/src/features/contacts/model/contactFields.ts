import { Contact, dayOfInstant } from '@stockroom/contract';
import * as v from 'valibot';
import { joinLists } from '#shared/editing/model/merge';
import type { RecordFields } from '#shared/editing/model/recordFields';
import { applyDraft, type ContactDraft, filledEmails, filledPhones, toDraft } from './contactDraft';
import { type ContactFacts, contactIssues, type ContactIssue } from './contactIssues';

export type ContactField = keyof ContactDraft;

/** A draft in the browser's storage. */
const Draft: v.GenericSchema<unknown, ContactDraft> = v.object({
  avatar: v.nullable(v.string()),
  name: v.string(),
  tags: v.array(v.string()),
  title: v.string(),
  company: v.string(),
  emails: v.array(v.object({ key: v.string(), email: v.string(), label: v.string() })),
  phoneNumbers: v.array(
    v.object({
      key: v.string(),
      country: v.nullable(v.string()),
      phoneNumber: v.string(),
      label: v.string(),
      isValid: v.boolean(),
    }),
  ),
  address: v.string(),
  birthday: v.string(),
  notes: v.string(),
});

/** An unsent draft from before a page or session ended, with its base. */
export const StoredContactDraft = v.object({ draft: Draft, base: Contact });

/** Field definitions for editing a contact. */
export const contactFields: RecordFields<Contact, ContactDraft, ContactIssue, ContactFacts> = {
  order: ['avatar', 'name', 'tags', 'title', 'company', 'emails', 'phoneNumbers', 'address', 'birthday', 'notes'],
  schema: Contact,
  toDraft,
  applyDraft,
  sameValue: (field, a, b) => textOf(field, a) === textOf(field, b),
  join: { tags: joinLists },
  factsOf: () => ({ birthdayIsUnclear: false }),
  issuesOf: ({ draft, saved, facts }) => contactIssues(draft, saved, facts, dayOfInstant(Date.now())),
};

/** Rows are compared by the values that would be saved. */
function textOf(field: string, value: unknown): string {
  if (field === 'emails') return JSON.stringify(filledEmails(value as ContactDraft['emails']));
  if (field === 'phoneNumbers') return JSON.stringify(filledPhones(value as ContactDraft['phoneNumbers']));
  return JSON.stringify(value);
}
