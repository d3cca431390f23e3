import type { Contact } from '@stockroom/contract';
import { activityCollection } from '../engine/activityLog';
import type { Collection, Keyed } from '../engine/collection';
import type { Transaction } from '../engine/transaction';
import { contactCollections, contactTagCollection } from './contacts.collection';

/** Collections that a change of contacts may read or write, and the audit log. */
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

/** A contact's name in the audit log, and its link. */
export const named = ({ id, name }: Contact) => ({ name, link: `/apps/contacts/${id}` });

/** A contact with its tags by their titles. */
export function told(transaction: Transaction, contact: Contact) {
  return { ...contact, tags: contact.tags.map((id) => transaction.get(contactTagCollection, id)?.title ?? id) };
}
