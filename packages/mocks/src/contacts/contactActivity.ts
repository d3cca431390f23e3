import type { Contact } from '@stockroom/contract';
import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import type { Transaction } from '../engine/transaction';
import { contactCollections, contactTagCollection } from './contacts.collection';

/** Collections of contacts and of the audit log, for changes that are logged. */
export const loggedCollections: readonly Collection<Keyed>[] = [...contactCollections, activityCollection];

/** Fields of a contact in the audit log. */
export const CONTACT_FIELDS = [
  'name',
  'title',
  'company',
  'emails',
  'phoneNumbers',
  'address',
  'birthday',
  'notes',
  'tags',
] as const;

/** Returns a contact's name and link for the audit log. */
export const activityTarget = ({ id, name }: Contact) => ({ name, link: `/apps/contacts/${id}` });

/** Returns a contact with the titles of its tags in place of their ids. */
export function forAuditLog(transaction: Transaction, contact: Contact) {
  return { ...contact, tags: contact.tags.map((id) => transaction.get(contactTagCollection, id)?.title ?? id) };
}
