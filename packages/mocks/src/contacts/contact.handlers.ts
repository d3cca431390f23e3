import { Contact, ContactCountry, contactsEndpoints, CreateContactBody, Done, UpdateContactBody } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { compareTexts } from '../engine/collation';
import type { Language } from '../engine/fold';
import { refuseStale, expectedVersion } from '../engine/optimisticLock';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { buildContact } from './contact.factory';
import { CONTACT_FIELDS, loggedCollections, activityTarget, forAuditLog } from './contactActivity';
import { changedContact, contactOf } from './contactChange';
import { contactCollection, contactCollections, contactTrashCollection } from './contacts.collection';
import { contactMatcher, searchableContacts } from './contactSearch';
import { withoutDeletion } from './contactTrash.handlers';

/** Contacts, and the countries of their phone numbers. */
export function contactRoutes(): readonly Route[] {
  return [
    route('GET', contactsEndpoints.all, v.array(Contact), async ({ context, language }) => {
      const view = await context.store.read([contactCollection]);
      return byName(view.values(contactCollection), language);
    }),
    route('GET', contactsEndpoints.search, v.array(Contact), async ({ url, context, language }) => {
      const view = await context.store.read(contactCollections);
      const found = searchableContacts(view).filter(contactMatcher(url.searchParams.get('query') ?? ''));
      return byName(
        found.map(({ contact }) => contact),
        language,
      );
    }),
    route('GET', contactsEndpoints.contact, Contact, async ({ url, context }) =>
      contactOf(await context.store.read([contactCollection]), idOf(url)),
    ),
    route('POST', contactsEndpoints.contact, Contact, createContact),
    route('PATCH', contactsEndpoints.contact, Contact, updateContact),
    route('DELETE', contactsEndpoints.contact, Done, async (call) => {
      const { url, context } = call;
      const id = idOf(url);
      return context.store.write(loggedCollections, (transaction) => {
        const contact = contactOf(transaction, id);
        refuseStale(expectedVersion(url), contact);
        transaction.delete(contactCollection, id);
        transaction.put(contactTrashCollection, { ...contact, deletedAt: new Date(context.now()).toISOString() });
        logActivity(transaction, call, { event: 'contact.deleted', name: contact.name, record: activityTarget(contact).link });
        return true;
      });
    }),
    route('GET', contactsEndpoints.countries, v.array(ContactCountry), countries),
  ];
}

const byName = (contacts: Iterable<Contact>, language: Language): Contact[] =>
  [...contacts].toSorted((a, b) => compareTexts(a.name, b.name, language) || (a.id < b.id ? -1 : 1));

/** Creates a contact; an existing id returns that contact, an id in the trash restores it as it was. */
async function createContact(call: ProtectedCall): Promise<Contact> {
  const { body, context } = call;
  const { contact: given } = await body(CreateContactBody);
  const id = given.id ?? context.newId();
  return context.store.write(loggedCollections, (transaction) => {
    const known = transaction.get(contactCollection, id);
    if (known) return known;
    const deleted = transaction.get(contactTrashCollection, id);
    if (deleted) transaction.delete(contactTrashCollection, id);
    const contact = deleted
      ? withoutDeletion(transaction, deleted)
      : changedContact(transaction, buildContact({ id }), given, context.now());
    transaction.put(contactCollection, contact);
    logActivity(transaction, call, { ...activityTarget(contact), event: deleted ? 'contact.restored' : 'contact.created' });
    return contact;
  });
}

async function updateContact(call: ProtectedCall): Promise<Contact> {
  const { body, context } = call;
  const { id, contact: patch } = await body(UpdateContactBody);
  return context.store.write(loggedCollections, (transaction) => {
    const current = contactOf(transaction, id);
    refuseStale(patch.updatedAt, current);
    const changed = changedContact(transaction, current, patch, context.now());
    transaction.put(contactCollection, changed);
    const of = { before: forAuditLog(transaction, current), after: forAuditLog(transaction, changed), fields: CONTACT_FIELDS };
    logActivity(transaction, call, { ...activityTarget(changed), event: 'contact.changed', of });
    return changed;
  });
}

/** The countries are stored with the store server's and loaded on demand: a list of contacts needs none. */
async function countries(): Promise<ContactCountry[]> {
  const known = await import('../storeServer/seed/countries.seed').then(({ countries: all }) => all);
  return known.map((country) => ({ ...country, id: String(country.id), iso: country.iso.toLowerCase() }));
}
