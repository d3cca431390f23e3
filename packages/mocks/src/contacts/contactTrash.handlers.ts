import { Contact, contactsEndpoints, Done, EmptyContactTrashBody, RestoreContactBody, TrashedContact } from '@stockroom/contract';
import * as v from 'valibot';
import { logActivity } from '../engine/activityLog';
import { notFound } from '../engine/errors';
import { route, type Route } from '../engine/route';
import type { Transaction } from '../engine/transaction';
import { loggedCollections, activityTarget } from './contactActivity';
import { knownTags } from './contactChange';
import { contactCollection, contactCollections, contactTrashCollection } from './contacts.collection';

/** Calls for deleted contacts: listing, restoring, deleting for good. */
export function contactTrashRoutes(): readonly Route[] {
  return [
    route('GET', contactsEndpoints.trash, v.array(TrashedContact), async ({ context }) => {
      const view = await context.store.read([contactTrashCollection]);
      return [...view.values(contactTrashCollection)].toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));
    }),
    route('POST', contactsEndpoints.restore, Contact, async (call) => {
      const { body, context } = call;
      const { id } = await body(RestoreContactBody);
      return context.store.write(loggedCollections, (transaction) => {
        // A repeated call finds the contact restored already.
        const known = transaction.get(contactCollection, id);
        if (known) return known;
        const contact = withoutDeletion(transaction, trashed(transaction, id));
        transaction.delete(contactTrashCollection, id);
        transaction.put(contactCollection, contact);
        logActivity(transaction, call, { ...activityTarget(contact), event: 'contact.restored' });
        return contact;
      });
    }),
    route('DELETE', contactsEndpoints.trash, Done, async ({ url, body, context }) => {
      const id = url.searchParams.get('id');
      const { ids } = await body(EmptyContactTrashBody);
      return context.store.write(contactCollections, (transaction) => {
        const gone = id === null ? (ids ?? [...transaction.keys(contactTrashCollection)]) : [trashed(transaction, id).id];
        for (const key of gone) transaction.delete(contactTrashCollection, key);
        return true;
      });
    }),
  ];
}

function trashed(transaction: Transaction, id: string): TrashedContact {
  const contact = transaction.get(contactTrashCollection, id);
  if (!contact) throw notFound();
  return contact;
}

/** Returns the contact as it was, without tags that were deleted since. */
export function withoutDeletion(
  transaction: Pick<Transaction, 'get' | 'values'>,
  { deletedAt: _deletedAt, ...contact }: TrashedContact,
): Contact {
  return { ...contact, tags: knownTags(transaction, contact.tags) };
}
