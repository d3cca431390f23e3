import {
  chatNotFound,
  paths,
  SendChatMessageBody,
  StartChatBody,
  UpdateChatBody,
  type ChatContactSummary,
  type ChatMessage,
  type ChatProfile,
} from '@stockroom/contract';
import { notFound, Refusal } from '../engine/errors';
import { compareTexts } from '../engine/collation';
import { mergeKnown } from '../engine/merge';
import { idOf } from '../engine/query';
import { route, type ProtectedCall, type Route } from '../engine/route';
import { chatCollection, chatContactCollection, chatMessageCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';
import { DEFAULT_ABOUT } from './chat.factory';
import { allChats, asServed, chatCollections, dayText, scriptDayOf, type Viewpoint } from './chatView';

const FIELDS = ['unreadCount', 'muted', 'lastMessage', 'lastMessageAt'] as const satisfies readonly (keyof ChatRecord)[];

/** Chats with contacts, and what is said in them (contract, "Chat"). */
export function chatRoutes(): readonly Route[] {
  return [
    route('GET', paths.chat.chats, async (call) => allChats(await call.context.store.read(chatCollections), viewpointOf(call))),
    route('GET', paths.chat.chat, async (call) => {
      const id = idOf(call.url);
      const view = await call.context.store.read(chatCollections);
      const record = view.get(chatCollection, id);
      if (!record) throw noChat(id);
      return asServed(view, record, viewpointOf(call));
    }),
    route('PATCH', paths.chat.chat, async (call) => {
      const { id, chat } = await call.body(UpdateChatBody);
      return call.context.store.write(chatCollections, (transaction) => {
        const record = transaction.get(chatCollection, id);
        if (!record) throw noChat(id);
        const merged = mergeKnown(record, chat, FIELDS);
        transaction.put(chatCollection, merged);
        return asServed(transaction, merged, viewpointOf(call));
      });
    }),
    route('POST', paths.chat.chat, startChat),
    route('GET', paths.chat.contacts, async ({ context, language }) => {
      const view = await context.store.read([chatContactCollection]);
      return [...view.values(chatContactCollection)]
        .map(({ id, avatar, background, name, about }): ChatContactSummary => ({ id, avatar, background, name, about }))
        .toSorted((a, b) => compareTexts(a.name, b.name, language));
    }),
    route('GET', paths.chat.contact, async ({ url, context }) => {
      const contact = (await context.store.read([chatContactCollection])).get(chatContactCollection, idOf(url));
      if (!contact) throw notFound();
      return contact;
    }),
    route('GET', paths.chat.profile, async ({ user: { id, name, email, avatar } }): Promise<ChatProfile> => {
      return { id, name, email, avatar, about: DEFAULT_ABOUT };
    }),
    route('POST', paths.chat.message, sendMessage),
  ];
}

/** A new chat with a contact, or the one there is. */
async function startChat(call: ProtectedCall): Promise<unknown> {
  const { contactId } = await call.body(StartChatBody);
  const viewpoint = viewpointOf(call);
  const id = call.context.newId();
  return call.context.store.write(chatCollections, (transaction) => {
    if (!transaction.get(chatContactCollection, contactId)) throw notFound();
    const known = [...transaction.values(chatCollection)].find((record) => record.contactId === contactId);
    if (known) return asServed(transaction, known, viewpoint);
    const record: ChatRecord = {
      id,
      contactId,
      unreadCount: 0,
      muted: false,
      lastMessage: '',
      lastMessageAt: '',
      writtenAt: viewpoint.now,
      isNew: true,
    };
    transaction.put(chatCollection, record);
    return asServed(transaction, record, viewpoint);
  });
}

/** The message moves the chat's last message, and what was scripted stays before it. */
async function sendMessage(call: ProtectedCall): Promise<ChatMessage> {
  const { id: named, chatId, value } = await call.body(SendChatMessageBody);
  const { now, userId } = viewpointOf(call);
  const fresh = call.context.newId();
  return call.context.store.write(chatCollections, (transaction) => {
    const record = transaction.get(chatCollection, chatId);
    if (!record) throw noChat(chatId);
    const known = named === undefined ? undefined : transaction.get(chatMessageCollection, named);
    if (known?.chatId === chatId && known.contactId === userId) return { ...known, isMine: true };
    const id = known ? fresh : (named ?? fresh);
    const message = { id, chatId, contactId: userId, value, createdAt: new Date(now).toISOString() };
    transaction.put(chatMessageCollection, message);
    transaction.put(chatCollection, {
      ...record,
      lastMessage: value,
      lastMessageAt: dayText(now),
      writtenAt: now,
      scriptDay: scriptDayOf(record, now),
    });
    return { ...message, isMine: true };
  });
}

function viewpointOf({ user, context }: ProtectedCall): Viewpoint {
  return { userId: user.id, now: context.now() };
}

function noChat(id: string): Refusal {
  return new Refusal(404, chatNotFound(id));
}
