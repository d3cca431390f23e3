import type { Contact } from '@stockroom/contract';
import type { Problems } from '../../../../shared/editing/model/problems';
import type { ContactDraft } from '../../model/contactDraft';
import type { ContactField } from '../../model/contactFields';
import type { ContactFacts, ContactIssue } from '../../model/contactIssues';

export type ContactProblems = Problems<ContactField, ContactIssue>;

/** Props of every part of the form. */
export interface PartProps {
  draft: ContactDraft;
  /** The stored contact: its values may stay as they are. */
  saved: Contact;
  problems: ContactProblems;
  onChange: (change: Partial<ContactDraft>, facts?: Partial<ContactFacts>) => void;
  /** A field was left. */
  onLeave: (field: ContactField) => void;
}
