import { contactsEndpoints, ContactTag, CreateContactTagBody, UpdateContactTagBody } from '@stockroom/contract';
import type { Route } from '../engine/route';
import { tagRoutes } from '../tags/tagRoutes';
import { contactCollection, contactTagCollection, deletedTagCollection } from './contacts.collection';

/** The tags of contacts. */
export function contactTagRoutes(): readonly Route[] {
  return tagRoutes({
    endpoints: contactsEndpoints,
    schemas: { tag: ContactTag, create: CreateContactTagBody, update: UpdateContactTagBody },
    tags: contactTagCollection,
    deleted: deletedTagCollection,
    records: contactCollection,
  });
}
