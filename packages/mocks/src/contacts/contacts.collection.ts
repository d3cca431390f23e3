import type { Contact, ContactTag, TrashedContact } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { DeletedTag } from '../tags/deletedTag';
import { contactsOf } from './seed/contacts.seed';
import { contactTagsOf } from './seed/contactTags.seed';

const REQUIRED = ['id', 'name', 'emails', 'phoneNumbers', 'job', 'tags', 'updatedAt'] as const;

export const contactCollection = defineCollection<Contact>({
  name: 'contacts',
  version: 1,
  seed: (dataSet) => baseOf(contactsOf(dataSet)),
  required: REQUIRED,
});

/** Deleted contacts, until they are restored or deleted for good. */
export const contactTrashCollection = defineCollection<TrashedContact>({
  name: 'contact-trash',
  version: 1,
  required: [...REQUIRED, 'deletedAt'],
});

export const contactTagCollection = defineCollection<ContactTag>({
  name: 'contact-tags',
  version: 1,
  seed: (dataSet) => baseOf(contactTagsOf(dataSet)),
  required: ['id', 'title'],
});

export const deletedTagCollection = defineCollection<DeletedTag>({
  name: 'contact-tags-deleted',
  version: 1,
  required: ['id', 'title', 'recordIds'],
});

export const contactCollections = [
  contactCollection,
  contactTrashCollection,
  contactTagCollection,
  deletedTagCollection,
] as const;
