import type { Contact } from '@stockroom/contract';
import type { ContactDraft } from '#features/contacts/model/contactDraft';
import type { ContactField } from '#features/contacts/model/contactFields';
import type { ContactFacts, ContactIssue } from '#features/contacts/model/contactIssues';
import type { Problems } from '#shared/editing/model/problems';

export type ContactProblems = Problems<ContactField, ContactIssue>;

/** Props of every part of the form. */
export interface FieldsProps {
  draft: ContactDraft;
  /** The stored contact: its values are valid unchanged. */
  saved: Contact;
  problems: ContactProblems;
  onChange: (change: Partial<ContactDraft>, facts?: Partial<ContactFacts>) => void;
  /** Called when a field loses the focus. */
  onLeave: (field: ContactField) => void;
}
