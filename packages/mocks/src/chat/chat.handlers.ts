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
} from '@stockroom/contract';
import * as v from 'valibot';
import { route, type Route } from '../engine/route';
import { chatAnswerCollection, chatMessageCollection } from './chat.collection';
import { chatNewsAt } from './chatChanges';
import { allChats, chatCollections } from './chatView';
import { viewpointOf } from './viewpoint';

/** Modules of rarer calls; the others are loaded on every page. */
const chatReads = () => import('./chatReads');
const chatWrites = () => import('./chatWrites');
const messageWrites = () => import('./messageWrites');
const files = () => import('./files');
const messageSending = () => import('./sendMessage');

/** Chats with contacts and groups, and their messages. */
export function chatRoutes(): readonly Route[] {
  return [
    route('GET', chatEndpoints.chats, v.array(Chat), async (call) => {
      const chats = allChats(await call.context.store.read(chatCollections), viewpointOf(call));
      const search = call.url.searchParams.get('search');
      return search ? (await chatReads()).filterChats(chats, search) : chats;
    }),
    route('GET', chatEndpoints.chat, Chat, async (call) => (await chatReads()).readChat(call)),
    route('PATCH', chatEndpoints.chat, Chat, async (call) => (await chatWrites()).updateChat(call)),
    route('POST', chatEndpoints.chat, Chat, async (call) => (await messageSending()).startChat(call)),
    route('GET', chatEndpoints.contacts, v.array(ChatContactSummary), async (call) => (await chatReads()).readContacts(call)),
    route('GET', chatEndpoints.contact, ChatContact, async (call) => (await chatReads()).readContact(call)),
    route('DELETE', chatEndpoints.chat, v.literal(true), async (call) => (await chatWrites()).deleteChat(call)),
    route('POST', chatEndpoints.clear, Chat, async (call) => (await chatWrites()).clearChat(call)),
    route('POST', chatEndpoints.restoreChat, Chat, async (call) => (await chatWrites()).restoreChat(call)),
    route('GET', chatEndpoints.trash, v.array(Chat), async (call) => (await chatReads()).readTrash(call)),
    route('POST', chatEndpoints.group, Chat, async (call) => (await chatWrites()).createGroup(call)),
    route('PATCH', chatEndpoints.group, Chat, async (call) => (await chatWrites()).updateGroup(call)),
    route('GET', chatEndpoints.profile, ChatProfile, async (call) => (await chatReads()).readProfile(call)),
    route('PATCH', chatEndpoints.profile, ChatProfile, async (call) => (await chatWrites()).updateProfile(call)),
    route('POST', chatEndpoints.message, ChatMessage, async (call) => (await messageSending()).sendMessage(call)),
    route('PATCH', chatEndpoints.message, ChatMessage, async (call) => (await messageWrites()).updateMessage(call)),
    route('DELETE', chatEndpoints.message, ChatMessage, async (call) => (await messageWrites()).deleteMessage(call)),
    route('POST', chatEndpoints.restoreMessage, ChatMessage, async (call) => (await messageWrites()).restoreMessage(call)),
    route('POST', chatEndpoints.file, ChatFile, async (call) => (await files()).storeFile(call)),
    route('GET', chatEndpoints.file, ChatFileContent, async (call) => (await files()).serveFile(call)),
    route('POST', chatEndpoints.reaction, ChatMessage, async (call) => (await messageWrites()).react(call)),
    route('GET', chatEndpoints.news, ChatNews, async ({ context }) =>
      chatNewsAt(await context.store.read([chatAnswerCollection, chatMessageCollection]), context.now()),
    ),
  ];
}
