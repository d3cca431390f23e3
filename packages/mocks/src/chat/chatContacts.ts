import type { Chat, ChatContact, ChatContactSummary, Contact } from '@stockroom/contract';
import { contactCollection, contactTrashCollection } from '../contacts/contacts.collection';
import { buildContact } from '../contacts/contact.factory';
import type { View } from '../engine/transaction';
import { DEFAULT_ABOUT } from './seed/abouts.seed';
import { chatAboutCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';
import { mediaPaths } from './seed/media.seed';

type Reader = Pick<View, 'get' | 'values'>;

/** Everybody one can write to: the contacts, as the chat shows them. */
export const chatContactsOf = (view: Reader): ChatContact[] =>
  [...view.values(contactCollection)].map((contact) => asChatContact(view, contact));

/** Somebody one can write to. */
export function chatContactOf(view: Reader, id: string): ChatContact | undefined {
  const contact = view.get(contactCollection, id);
  return contact && asChatContact(view, contact);
}

/** Whom a chat was with: who was deleted keeps their name as long as the trash has them, and who is gone leaves what they said. */
export const chatContactEver = (view: Reader, id: string): ChatContact =>
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

/** A contact's fields in a list. */
export const summaryOf = ({ id, avatar, background, name, about }: ChatContact): ChatContactSummary => ({
  id,
  avatar,
  background,
  name,
  about,
});

/** A group as if it were somebody: its title is the name, its topic what it says of itself. */
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

/** Whether somebody is there: of the demo the same every time. */
export function presenceOf(contactId: string): NonNullable<Chat['presence']> {
  const number = Number(/\d+$/.exec(contactId)?.[0] ?? 0);
  return number % 3 === 1 ? 'online' : number % 3 === 2 ? 'away' : 'offline';
}
