import {
  Chat,
  ChatContact,
  ChatContactSummary,
  chatEndpoints,
  ChatFile,
  ChatFileContent,
  ChatMessage,
  ChatNews,
  ChatProfile,
  UpdateChatBody,
} from '@stockroom/contract';
import * as v from 'valibot';
import { compareTexts } from '../engine/collation';
import { conflict, notFound } from '../engine/errors';
import { fold } from '../engine/fold';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type Route } from '../engine/route';
import { isAsSeen } from '../engine/seen';
import { newsOf } from './news';
import { chatAboutCollection, chatAnswerCollection, chatCollection, chatMessageCollection } from './chat.collection';
import { chatContactOf, chatContactsOf, summaryOf } from './chatContacts';
import type { ChatRecord } from './chatRecord';
import { allChats, asServed, chatCollections, deletedChats, peopleCollections } from './chatView';
import { profileOf } from './profile';
import { noChat, viewpointOf } from './viewpoint';

const FIELDS = [
  'unreadCount',
  'muted',
  'lastMessage',
  'lastMessageAt',
  'archived',
  'clearedAt',
] as const satisfies readonly (keyof ChatRecord)[];

/** What is done more rarely: every page that starts loads the others. */
const chatWrites = () => import('./chatWrites');
const messageWrites = () => import('./messageWrites');
const files = () => import('./files');
const saying = () => import('./saying');

/** Chats with contacts and groups, and what is said in them (contract, "Chat"). */
export function chatRoutes(): readonly Route[] {
  return [
    route('GET', chatEndpoints.chats, v.array(Chat), async (call) => {
      const chats = allChats(await call.context.store.read(chatCollections), viewpointOf(call));
      const wanted = fold(call.url.searchParams.get('search')?.trim() ?? '');
      const has = (text: string) => fold(text).includes(wanted);
      return chats.filter(({ contact, messages, lastMessage }) =>
        [contact.name, lastMessage, ...messages.map(({ value }) => value)].some(has),
      );
    }),
    route('GET', chatEndpoints.chat, Chat, async (call) => {
      const id = idOf(call.url);
      const view = await call.context.store.read(chatCollections);
      const record = view.get(chatCollection, id);
      if (!record || record.deletedAt !== undefined) throw noChat(id);
      return asServed(view, record, viewpointOf(call));
    }),
    route('PATCH', chatEndpoints.chat, Chat, async (call) => {
      const { id, chat, seen } = await call.body(UpdateChatBody);
      return call.context.store.write(chatCollections, (transaction) => {
        const record = transaction.get(chatCollection, id);
        if (!record || record.deletedAt !== undefined) throw noChat(id);
        const served = asServed(transaction, record, viewpointOf(call));
        if (!isAsSeen(seen, served)) throw conflict(served);
        const merged = {
          ...mergeKnown(record, chat, FIELDS),
          ...(chat.unreadCount !== undefined && { readAt: call.context.now() }),
        };
        transaction.put(chatCollection, merged);
        return asServed(transaction, merged, viewpointOf(call));
      });
    }),
    route('POST', chatEndpoints.chat, Chat, async (call) => (await saying()).startChat(call)),
    route('GET', chatEndpoints.contacts, v.array(ChatContactSummary), async ({ context, language }) => {
      return chatContactsOf(await context.store.read(peopleCollections))
        .map(summaryOf)
        .toSorted((a, b) => compareTexts(a.name, b.name, language));
    }),
    route('GET', chatEndpoints.contact, ChatContact, async ({ url, context }) => {
      const contact = chatContactOf(await context.store.read(peopleCollections), idOf(url));
      if (!contact) throw notFound();
      return contact;
    }),
    route('DELETE', chatEndpoints.chat, v.literal(true), async (call) => (await chatWrites()).deleteChat(call)),
    route('POST', chatEndpoints.clear, Chat, async (call) => (await chatWrites()).clearChat(call)),
    route('POST', chatEndpoints.restoreChat, Chat, async (call) => (await chatWrites()).restoreChat(call)),
    route('GET', chatEndpoints.trash, v.array(Chat), async (call) =>
      deletedChats(await call.context.store.read(chatCollections), viewpointOf(call)),
    ),
    route('POST', chatEndpoints.group, Chat, async (call) => (await chatWrites()).createGroup(call)),
    route('PATCH', chatEndpoints.group, Chat, async (call) => (await chatWrites()).updateGroup(call)),
    route('GET', chatEndpoints.profile, ChatProfile, async ({ user, context }) =>
      profileOf(await context.store.read([chatAboutCollection]), user),
    ),
    route('PATCH', chatEndpoints.profile, ChatProfile, async (call) => (await chatWrites()).updateProfile(call)),
    route('POST', chatEndpoints.message, ChatMessage, async (call) => (await saying()).sendMessage(call)),
    route('PATCH', chatEndpoints.message, ChatMessage, async (call) => (await messageWrites()).updateMessage(call)),
    route('DELETE', chatEndpoints.message, ChatMessage, async (call) => (await messageWrites()).deleteMessage(call)),
    route('POST', chatEndpoints.restoreMessage, ChatMessage, async (call) => (await messageWrites()).restoreMessage(call)),
    route('POST', chatEndpoints.file, ChatFile, async (call) => (await files()).takeFile(call)),
    route('GET', chatEndpoints.file, ChatFileContent, async (call) => (await files()).giveFile(call)),
    route('POST', chatEndpoints.reaction, ChatMessage, async (call) => (await messageWrites()).react(call)),
    route('GET', chatEndpoints.news, ChatNews, async ({ context }) =>
      newsOf(await context.store.read([chatAnswerCollection, chatMessageCollection]), context.now()),
    ),
  ];
}
