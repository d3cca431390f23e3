import { baseOf, defineCollection } from '../engine/collection';
import type { AnswerRecord, ChatRecord, MessageMark, WrittenMessage } from './chatRecord';
import { aboutsOf, type About } from './seed/abouts.seed';
import { chatsOf } from './seed/chats.seed';

export const chatCollection = defineCollection<ChatRecord>({
  name: 'chats',
  version: 1,
  seed: (dataSet) => baseOf(chatsOf(dataSet)),
  required: ['id', 'contactId', 'muted'],
});

/** Messages written by people; the scripted ones are in code. */
export const chatMessageCollection = defineCollection<WrittenMessage>({
  name: 'chat-messages',
  version: 1,
  required: ['id', 'chatId', 'contactId', 'value', 'createdAt'],
});

export const chatMarkCollection = defineCollection<MessageMark>({ name: 'chat-marks', version: 1, required: ['id'] });

export const chatAnswerCollection = defineCollection<AnswerRecord>({
  name: 'chat-answers',
  version: 1,
  required: ['id', 'chatId', 'contactId', 'value', 'typingAt', 'saidAt'],
});

/** About texts of the contacts and of the user. */
export const chatAboutCollection = defineCollection<About>({
  name: 'chat-abouts',
  version: 1,
  seed: (dataSet) => baseOf(aboutsOf(dataSet)),
  required: ['id', 'about'],
});
