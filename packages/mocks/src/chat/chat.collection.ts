import type { ChatContact, ChatMessage } from '@stockroom/contract';
import { baseOf, defineCollection } from '../engine/collection';
import type { ChatRecord } from './chatRecord';
import { chatsOf } from './chats.seed';
import { contactsOf } from './contacts.seed';

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
