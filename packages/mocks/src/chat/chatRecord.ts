import type { Chat, ChatMessage } from '@stockroom/contract';

/** A chat as it is kept: without its contact and messages, which have collections of their own, and so without its last words. */
export interface ChatRecord extends Pick<Chat, 'id' | 'contactId' | 'unreadCount' | 'muted' | 'archived' | 'clearedAt'> {
  /** The day that the scripted messages take for today, in milliseconds since 1970; kept with the first message that was sent, so that they stay before it. */
  scriptDay?: number;
  /** When it was last written in, in milliseconds since 1970: chats are listed by it. */
  writtenAt?: number;
  /** Until when the person has read what came by itself, in milliseconds since 1970. */
  readAt?: number;
  /** When it was deleted, in milliseconds since 1970. */
  deletedAt?: number;
  /** Begun by the person: it has no scripted messages. */
  isNew?: boolean;
  /** Scripted with thousands of lines. */
  isLong?: boolean;
  /** The other side answers what is said. */
  answers?: boolean;
  group?: GroupRecord;
}

export interface GroupRecord {
  kind: 'group' | 'room';
  title: string;
  topic: string;
  /** Ids of contacts. */
  members: readonly string[];
}

/** A message that somebody wrote. */
export type WrittenMessage = Pick<
  ChatMessage,
  'id' | 'chatId' | 'contactId' | 'value' | 'createdAt' | 'replyTo' | 'isForwarded' | 'files'
>;

/** Later changes of a message; of scripted ones too. */
export interface MessageMark extends Pick<ChatMessage, 'id' | 'editedAt' | 'reactions'> {
  value?: string;
  isStarred?: boolean;
  isDeleted?: boolean;
}

/** The other side's coming message: it is served once its time has come. */
export interface AnswerRecord {
  id: string;
  chatId: string;
  contactId: string;
  value: string;
  /** From when on they write, and when it is said, in milliseconds since 1970. */
  typingAt: number;
  saidAt: number;
}
