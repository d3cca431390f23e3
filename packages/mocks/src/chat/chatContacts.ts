import type { Chat, ChatContact, ChatContactSummary, Contact } from '@stockroom/contract';
import { buildContact } from '../contacts/contact.factory';
import { contactCollection, contactTrashCollection } from '../contacts/contacts.collection';
import type { View } from '../engine/transaction';
import { chatAboutCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';
import { DEFAULT_ABOUT } from './seed/abouts.seed';
import { mediaPaths } from './seed/media.seed';

type Reader = Pick<View, 'get' | 'values'>;

/** Returns all possible recipients: the contacts in the chat's format. */
export const chatContactsOf = (view: Reader): ChatContact[] =>
  [...view.values(contactCollection)].map((contact) => asChatContact(view, contact));

/** Returns a possible recipient. */
export function chatContactOf(view: Reader, id: string): ChatContact | undefined {
  const contact = view.get(contactCollection, id);
  return contact && asChatContact(view, contact);
}

/**
 * Returns the contact of a chat: a deleted contact keeps its name while in the trash; one deleted for good has none, but its
 * messages stay.
 */
export const chatContactIncludingDeleted = (view: Reader, id: string): ChatContact =>
  asChatContact(view, view.get(contactCollection, id) ?? view.get(contactTrashCollection, id) ?? buildContact({ id, name: '' }));

function asChatContact(view: Reader, contact: Contact): ChatContact {
  const { id, avatar, background, name, emails, phoneNumbers, job, birthday, address } = contact;
  return {
    id,
    avatar,
    background,
    name,
    about: view.get(chatAboutCollection, id)?.about ?? DEFAULT_ABOUT,
    details: { emails, phoneNumbers, ...(job.title && { title: job.title }), company: job.company, birthday, address },
    attachments: { media: [...mediaPaths], docs: [], links: [] },
  };
}

/** Returns a contact's fields for a list. */
export const summaryOf = ({ id, avatar, background, name, about }: ChatContact): ChatContactSummary => ({
  id,
  avatar,
  background,
  name,
  about,
});

/** Returns a group in the format of a contact: the title as its name, the topic as its about text. */
export function groupContact({ id, group }: ChatRecord): ChatContact {
  return {
    id,
    avatar: null,
    background: null,
    name: group?.title ?? '',
    about: group?.topic ?? '',
    details: { emails: [], phoneNumbers: [], company: '', birthday: '', address: '' },
    attachments: { media: [], docs: [], links: [] },
  };
}

/** Returns a contact's presence, which is fixed in the demo. */
export function presenceOf(contactId: string): NonNullable<Chat['presence']> {
  const number = Number(/\d+$/.exec(contactId)?.[0] ?? 0);
  return number % 3 === 1 ? 'online' : number % 3 === 2 ? 'away' : 'offline';
}
