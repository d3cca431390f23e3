import type { Contact } from '@stockroom/contract';
import { fold } from '../engine/fold';
import type { View } from '../engine/transaction';
import { contactCollection, contactTagCollection } from './contacts.collection';

/** A contact with its other searchable text: addresses, numbers, title, company and tags. */
interface SearchableContact {
  contact: Contact;
  also: string;
}

export function searchableContacts(view: Pick<View, 'values'>): SearchableContact[] {
  const titles = new Map([...view.values(contactTagCollection)].map(({ id, title }) => [id, title]));
  return [...view.values(contactCollection)].map((contact) => {
    const { emails, phoneNumbers, job, tags } = contact;
    const words = [
      ...emails.map(({ email }) => email),
      ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
      job.title,
      job.company,
      ...tags.map((tag) => titles.get(tag) ?? ''),
    ];
    return { contact, also: words.join(' ') };
  });
}

/**
 * Returns a test whether a contact has all words of a query, without regard to case and accents. A number may be typed with
 * gaps and brackets.
 */
export function contactMatcher(query: string): (searched: SearchableContact) => boolean {
  const words = fold(query).trim().split(/\s+/);
  const digits = /^[+\d\s()./-]+$/.test(query) ? query.replaceAll(/\D/g, '') : '';
  return ({ contact, also }) => {
    const text = fold(`${contact.name} ${also}`);
    if (words.every((word) => text.includes(word))) return true;
    return (
      digits !== '' &&
      contact.phoneNumbers.some(({ phoneNumber }) => numberVariants(phoneNumber).some((number) => number.includes(digits)))
    );
  };
}

/** Returns the forms of a number that people type: in full, or in national format with a leading zero. */
function numberVariants(phoneNumber: string): string[] {
  const number = phoneNumber.replaceAll(/\D/g, '');
  return [number, ...[1, 2, 3].map((length) => `0${number.slice(length)}`)];
}
