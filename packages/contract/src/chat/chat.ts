import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { ChatContact, ChatContactSummary } from './chatContact';
import { ChatMessage } from './chatMessage';

const entries = {
  /** Left out: nothing was ever unread. */
  unreadCount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  muted: v.boolean(),
  lastMessage: v.string(),
  /** Date as day/month/year, such as `21/03/2026`, or empty. `lastMessageDay` reads it. */
  lastMessageAt: v.pipe(v.string(), v.regex(/^(\d{2}\/\d{2}\/\d{4})?$/, 'must be written as DD/MM/YYYY')),
  /** Hidden from the list until somebody writes in it again. */
  archived: v.optional(v.boolean()),
  /** Messages up to this moment are not served; `null` restores all of them. */
  clearedAt: v.optional(v.nullable(Instant)),
};

/** Limits of a group, in graphemes and people. */
export const CHAT_GROUP_LIMITS = { title: 80, topic: 200, members: 50 } as const;

/** `group`: selected people. `room`: a place with a topic that people join. */
export const CHAT_GROUP_KINDS = ['group', 'room'] as const;
export const ChatGroup = v.object({
  kind: v.picklist(CHAT_GROUP_KINDS),
  members: v.array(ChatContactSummary),
});
export type ChatGroup = v.InferOutput<typeof ChatGroup>;

/** Whether a contact can be reached now. */
export const CHAT_PRESENCES = ['online', 'away', 'offline'] as const;

/** A conversation with one contact or a group, with all messages, oldest first. */
export const Chat = v.object({
  id: Id,
  /** For a group its own id: `contact` then is the group, with its title as name and its topic as about text. */
  contactId: Id,
  ...entries,
  contact: ChatContact,
  messages: v.array(ChatMessage),
  group: v.optional(ChatGroup),
  /** Presence of a contact. */
  presence: v.optional(v.picklist(CHAT_PRESENCES)),
  /** Ids of the people typing now. */
  typing: v.optional(v.array(Id)),
  /** Time of deletion, for a chat in the trash. */
  deletedAt: v.optional(Instant),
});
export type Chat = v.InferOutput<typeof Chat>;

/** `seen`: values that the caller has seen; if they differ from the stored ones the answer is a 409. */
export const UpdateChatBody = v.object({
  id: Id,
  chat: v.partial(v.object(entries)),
  seen: v.optional(v.partial(v.object(entries))),
});
export const StartChatBody = v.object({ contactId: Id });
/** Clears messages up to a moment that the caller has seen; without it, all of them. */
export const ClearChatBody = v.object({ id: Id, until: v.optional(Instant) });
export const RestoreChatBody = v.object({ id: Id });

/** Body of the 404 for a chat that does not exist. */
export const chatNotFound = (id: string) => ({ error: `Could not found chat with id of ${id}!` });

/** Day of a chat's last message, at midnight of the local time zone; `null` when there is none or it is no date. */
export function lastMessageDay({ lastMessageAt }: Pick<Chat, 'lastMessageAt'>): Date | null {
  const [day = 0, month = 0, year = 0] = lastMessageAt.split('/').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getDate() === day && date.getMonth() === month - 1 && date.getFullYear() === year ? date : null;
}
