import type { Chat, ChatMessage } from '@stockroom/contract';
import { contactCollection, contactTrashCollection } from '../contacts/contacts.collection';
import {
  chatAboutCollection,
  chatAnswerCollection,
  chatCollection,
  chatMarkCollection,
  chatMessageCollection,
} from './chat.collection';
import { chatContactIncludingDeleted, groupContact, presenceOf, summaryOf } from './chatContacts';
import { messagesOf } from './chatMessages';
import type { AnswerRecord, ChatRecord, WrittenMessage } from './chatRecord';
import type { Reader, Viewpoint } from './reader';

/** Collections for the contacts in the chat's format. */
export const peopleCollections = [contactCollection, contactTrashCollection, chatAboutCollection] as const;
export const chatCollections = [
  chatCollection,
  chatMessageCollection,
  chatMarkCollection,
  chatAnswerCollection,
  ...peopleCollections,
] as const;

/** Returns all chats except deleted ones, last written first. */
export const allChats = (view: Reader, viewpoint: Viewpoint): Chat[] =>
  chatsWhere(view, viewpoint, ({ deletedAt }) => deletedAt === undefined);

/** Returns the deleted chats. */
export const deletedChats = (view: Reader, viewpoint: Viewpoint): Chat[] =>
  chatsWhere(view, viewpoint, ({ deletedAt }) => deletedAt !== undefined);

function chatsWhere(view: Reader, viewpoint: Viewpoint, isWanted: (record: ChatRecord) => boolean): Chat[] {
  const written = Map.groupBy(view.values(chatMessageCollection), ({ chatId }) => chatId);
  const answers = Map.groupBy(view.values(chatAnswerCollection), ({ chatId }) => chatId);
  return [...view.values(chatCollection)]
    .filter(isWanted)
    .map((record) => {
      const chat = serve(view, record, written.get(record.id) ?? [], answers.get(record.id) ?? [], viewpoint);
      return { at: Math.max(record.writtenAt ?? 0, Date.parse(chat.messages.at(-1)?.createdAt ?? '') || 0), chat };
    })
    .toSorted((a, b) => b.at - a.at)
    .map(({ chat }) => chat);
}

/** Returns a chat as served: with its contact and all messages. */
export function asServed(view: Reader, record: ChatRecord, viewpoint: Viewpoint): Chat {
  const ofChat = <T extends { chatId: string }>(items: Iterable<T>) => [...items].filter(({ chatId }) => chatId === record.id);
  return serve(view, record, ofChat(view.values(chatMessageCollection)), ofChat(view.values(chatAnswerCollection)), viewpoint);
}

const arrived = (answers: readonly AnswerRecord[], now: number) => answers.filter(({ saidAt }) => saidAt <= now);

function serve(
  view: Reader,
  record: ChatRecord,
  written: readonly WrittenMessage[],
  answers: readonly AnswerRecord[],
  viewpoint: Viewpoint,
): Chat {
  const { id, contactId, unreadCount, muted, archived, clearedAt, group, readAt = 0 } = record;
  const { now } = viewpoint;
  const arrivedAnswers = arrived(answers, now);
  const unreadAnswerCount = arrivedAnswers.filter(({ saidAt }) => saidAt > readAt).length;
  const typing = answers.filter(({ typingAt, saidAt }) => typingAt <= now && saidAt > now).map(({ contactId: who }) => who);
  const messages = messagesOf(view, record, written, arrivedAnswers, viewpoint);
  return {
    id,
    contactId,
    ...(unreadCount !== undefined || unreadAnswerCount > 0 ? { unreadCount: (unreadCount ?? 0) + unreadAnswerCount } : {}),
    muted,
    ...(archived !== undefined && { archived: archived && unreadAnswerCount === 0 }),
    ...(clearedAt !== undefined && { clearedAt }),
    ...lastMessageOf(messages.at(-1)),
    contact: group ? groupContact(record) : chatContactIncludingDeleted(view, contactId),
    ...(group
      ? {
          group: {
            kind: group.kind,
            members: group.members.map((member) => summaryOf(chatContactIncludingDeleted(view, member))),
          },
        }
      : { presence: presenceOf(contactId) }),
    ...(typing.length > 0 && { typing }),
    ...(record.deletedAt !== undefined && { deletedAt: new Date(record.deletedAt).toISOString() }),
    messages,
  };
}

/** Returns the last message for the list of chats. */
function lastMessageOf(last: ChatMessage | undefined): Pick<Chat, 'lastMessage' | 'lastMessageAt'> {
  if (!last) return { lastMessage: '', lastMessageAt: '' };
  return { lastMessage: last.value || (last.files?.[0]?.name ?? ''), lastMessageAt: dayText(Date.parse(last.createdAt)) };
}

/** Formats a local day as DD/MM/YYYY. */
function dayText(instant: number): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
