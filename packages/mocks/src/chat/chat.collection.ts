import type { Chat, ChatContact, ChatMessage } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { SeedTime } from '../engine/seedTime';
import { chatsOf } from './chats.seed';
import { contactsOf } from './contacts.seed';

/** A chat as it is kept: without its contact and messages, which have collections of their own. */
export interface ChatRecord extends Pick<Chat, 'id' | 'contactId' | 'unreadCount' | 'muted' | 'lastMessage'> {
  /** DD/MM/YYYY, or days before the present one in the seed. */
  lastMessageAt: string | SeedTime;
  /** The day that the scripted messages take for today, in milliseconds since 1970; kept with the first message that was sent, so that they stay before it. */
  scriptDay?: number;
  /** When it was last written in, in milliseconds since 1970: chats are listed by it. */
  writtenAt?: number;
  /** Begun by the person: it has no scripted messages. */
  isNew?: boolean;
}

export const chatCollection = defineCollection<ChatRecord>({
  name: 'chats',
  version: 1,
  seed: (dataSet) => baseOf(chatsOf(dataSet)),
  required: ['id', 'contactId', 'muted', 'lastMessage', 'lastMessageAt'],
});

/** What people wrote; the scripted messages lie in code. */
export const chatMessageCollection = defineCollection<Omit<ChatMessage, 'isMine'>>({
  name: 'chat-messages',
  version: 1,
  required: ['id', 'chatId', 'contactId', 'value', 'createdAt'],
});

export const chatContactCollection = defineCollection<ChatContact>({
  name: 'chat-contacts',
  version: 1,
  seed: (dataSet) => baseOf(contactsOf(dataSet)),
  required: ['id', 'name', 'details', 'attachments'],
});
