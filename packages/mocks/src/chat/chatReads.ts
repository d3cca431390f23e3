import type { Chat, ChatContact, ChatContactSummary, ChatProfile } from '@stockroom/contract';
import { compareTexts } from '../engine/collation';
import { notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { idOf } from '../engine/query';
import type { ProtectedCall } from '../engine/route';
import { chatAboutCollection, chatCollection } from './chat.collection';
import { chatContactOf, chatContactsOf, summaryOf } from './chatContacts';
import { profileOf } from './chatProfile';
import { asServed, chatCollections, deletedChats, peopleCollections } from './chatView';
import { unknownChat, viewpointOf } from './viewpoint';

/** Returns the chats with a text in their name or in a message. */
export function filterChats(chats: readonly Chat[], search: string): Chat[] {
  const wanted = fold(search.trim());
  return chats.filter(({ contact, messages, lastMessage }) =>
    [contact.name, lastMessage, ...messages.map(({ value }) => value)].some((text) => fold(text).includes(wanted)),
  );
}

/** Serves a chat, with its contact and all messages. */
export async function readChat(call: ProtectedCall): Promise<Chat> {
  const id = idOf(call.url);
  const view = await call.context.store.read(chatCollections);
  const record = view.get(chatCollection, id);
  if (!record || record.deletedAt !== undefined) throw unknownChat(id);
  return asServed(view, record, viewpointOf(call));
}

/** Serves all possible recipients, sorted for the language. */
export async function readContacts({ context, language }: ProtectedCall): Promise<ChatContactSummary[]> {
  return chatContactsOf(await context.store.read(peopleCollections))
    .map(summaryOf)
    .toSorted((a, b) => compareTexts(a.name, b.name, language));
}

/** Serves the deleted chats. */
export async function readTrash(call: ProtectedCall): Promise<Chat[]> {
  return deletedChats(await call.context.store.read(chatCollections), viewpointOf(call));
}

/** Serves the user's profile as others see it. */
export async function readProfile({ user, context }: ProtectedCall): Promise<ChatProfile> {
  return profileOf(await context.store.read([chatAboutCollection]), user);
}

/** Serves a contact in full. */
export async function readContact({ url, context }: ProtectedCall): Promise<ChatContact> {
  const contact = chatContactOf(await context.store.read(peopleCollections), idOf(url));
  if (!contact) throw notFound();
  return contact;
}
