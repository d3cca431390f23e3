import type { Chat, ChatMessage } from '@stockroom/contract';

/** A chat as stored: without its contact and messages, which have their own collections, and so without its last message. */
export interface ChatRecord extends Pick<Chat, 'id' | 'contactId' | 'unreadCount' | 'muted' | 'archived' | 'clearedAt'> {
  /**
   * The day that the scripted messages treat as today, in milliseconds since 1970; stored with the first sent message, so that
   * the scripted ones stay before it.
   */
  scriptDay?: number;
  /** Time of the last message written, in milliseconds since 1970, which orders the list of chats. */
  writtenAt?: number;
  /** Time up to which the user has read incoming messages, in milliseconds since 1970. */
  readAt?: number;
  /** Time of deletion, in milliseconds since 1970. */
  deletedAt?: number;
  /** Whether the user started it, so that it has no scripted messages. */
  isNew?: boolean;
  /** Whether its script has thousands of lines. */
  isLong?: boolean;
  /** Whether messages in it get replies. */
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

/** A message written by a person. */
export type WrittenMessage = Pick<
  ChatMessage,
  'id' | 'chatId' | 'contactId' | 'value' | 'createdAt' | 'replyTo' | 'isForwarded' | 'files'
>;

/** Later changes of a message, also of a scripted one. */
export interface MessageMark extends Pick<ChatMessage, 'id' | 'editedAt' | 'reactions'> {
  value?: string;
  isStarred?: boolean;
  isDeleted?: boolean;
}

/** A scheduled reply: served once its time has come. */
export interface AnswerRecord {
  id: string;
  chatId: string;
  contactId: string;
  value: string;
  /** Start of typing and time of the message, in milliseconds since 1970. */
  typingAt: number;
  saidAt: number;
}
