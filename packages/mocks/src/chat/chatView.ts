import type { Chat, ChatMessage } from '@stockroom/contract';
import { atOf, seedToday } from '../engine/seedTime';
import type { View } from '../engine/transaction';
import { chatCollection, chatContactCollection, chatMessageCollection } from './chat.collection';
import type { ChatRecord } from './chatRecord';
import { buildContact } from './chat.factory';
import { script, SCRIPT_ENDS } from './script.seed';

export const chatCollections = [chatCollection, chatMessageCollection, chatContactCollection] as const;

type Reader = Pick<View, 'get' | 'values'>;

/** Who looks, and when. */
export interface Viewpoint {
  userId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The day that the scripted messages of a chat take for today. */
export function scriptDayOf({ scriptDay }: ChatRecord, now: number): number {
  return scriptDay ?? seedToday(now, SCRIPT_ENDS);
}

/** Every chat as it is served, the one that was last written in first. */
export function allChats(view: Reader, viewpoint: Viewpoint): Chat[] {
  const writtenAt = (record: ChatRecord) =>
    record.writtenAt ??
    (typeof record.lastMessageAt === 'string' ? 0 : atOf(scriptDayOf(record, viewpoint.now), record.lastMessageAt));
  const records = [...view.values(chatCollection)].toSorted((a, b) => writtenAt(b) - writtenAt(a));
  const said = Map.groupBy(view.values(chatMessageCollection), ({ chatId }) => chatId);
  return records.map((record) => serve(view, record, said.get(record.id) ?? [], viewpoint));
}

/** A chat as it is served: with its contact and with all that was said. */
export function asServed(view: Reader, record: ChatRecord, viewpoint: Viewpoint): Chat {
  const said = [...view.values(chatMessageCollection)].filter(({ chatId }) => chatId === record.id);
  return serve(view, record, said, viewpoint);
}

function serve(view: Reader, record: ChatRecord, said: readonly Omit<ChatMessage, 'isMine'>[], { userId, now }: Viewpoint): Chat {
  const { id, contactId, unreadCount, muted, lastMessage, lastMessageAt } = record;
  const today = scriptDayOf(record, now);
  const scripted = (record.isNew ? [] : script).map((line, index): ChatMessage => ({
    id: `${id}-line-${index + 1}`,
    chatId: id,
    contactId: line.isMine ? userId : contactId,
    value: line.value,
    createdAt: new Date(atOf(today, line)).toISOString(),
    isMine: line.isMine,
  }));
  const written = said
    .map((message): ChatMessage => ({ ...message, isMine: message.contactId === userId }))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)));
  return {
    id,
    contactId,
    ...(unreadCount !== undefined && { unreadCount }),
    muted,
    lastMessage,
    lastMessageAt: typeof lastMessageAt === 'string' ? lastMessageAt : dayText(atOf(today, lastMessageAt)),
    // A contact that was removed leaves what it said.
    contact: view.get(chatContactCollection, contactId) ?? buildContact({ id: contactId, name: '' }),
    messages: [...scripted, ...written],
  };
}

/** A day as DD/MM/YYYY, local (specification, "Chat area"). */
export function dayText(instant: number): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
