import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { ChatContact, ChatContactSummary } from './chatContact';
import { ChatMessage } from './chatMessage';

const entries = {
  /** Left out: nothing was ever unread. */
  unreadCount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  muted: v.boolean(),
  lastMessage: v.string(),
  /** A day as day/month/year, such as `21/03/2026`, or empty. `lastMessageDay` reads it. */
  lastMessageAt: v.pipe(v.string(), v.regex(/^(\d{2}\/\d{2}\/\d{4})?$/, 'must be written as DD/MM/YYYY')),
  /** Left out of the list until somebody writes in it again. */
  archived: v.optional(v.boolean()),
  /** Nothing is served that was said until then; `null` brings all of it back. */
  clearedAt: v.optional(v.nullable(Instant)),
};

/** Limits of a group, in graphemes and people. */
export const CHAT_GROUP_LIMITS = { title: 80, topic: 200, members: 50 } as const;

/** `group`: people who were chosen. `room`: a place with a topic, which people come to. */
export const CHAT_GROUP_KINDS = ['group', 'room'] as const;
export const ChatGroup = v.object({
  kind: v.picklist(CHAT_GROUP_KINDS),
  members: v.array(ChatContactSummary),
});
export type ChatGroup = v.InferOutput<typeof ChatGroup>;

/** Whether somebody can be reached now. */
export const CHAT_PRESENCES = ['online', 'away', 'offline'] as const;

/** A conversation with one contact or with a group, with all that was said, oldest first. */
export const Chat = v.object({
  id: Id,
  /** Of a group its own id: `contact` then is the group, with its title for a name and its topic for what it says of itself. */
  contactId: Id,
  ...entries,
  contact: ChatContact,
  messages: v.array(ChatMessage),
  group: v.optional(ChatGroup),
  /** Of a contact. */
  presence: v.optional(v.picklist(CHAT_PRESENCES)),
  /** Ids of those who are writing just now. */
  typing: v.optional(v.array(Id)),
  /** Of one that lies in the trash. */
  deletedAt: v.optional(Instant),
});
export type Chat = v.InferOutput<typeof Chat>;

/** With `seen`, values that the caller has seen: where they are others by now it is a 409. */
export const UpdateChatBody = v.object({
  id: Id,
  chat: v.partial(v.object(entries)),
  seen: v.optional(v.partial(v.object(entries))),
});
export const StartChatBody = v.object({ contactId: Id });
/** Clears what was said until a moment that the caller has seen; without one, all of it. */
export const ClearChatBody = v.object({ id: Id, until: v.optional(Instant) });
export const RestoreChatBody = v.object({ id: Id });

/** The body of the 404 for a chat that does not exist. */
export const chatNotFound = (id: string) => ({ error: `Could not found chat with id of ${id}!` });

/** The day of a chat's last message, at midnight of the local time zone; `null` when there is none or it is no date. */
export function lastMessageDay({ lastMessageAt }: Pick<Chat, 'lastMessageAt'>): Date | null {
  const [day = 0, month = 0, year = 0] = lastMessageAt.split('/').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getDate() === day && date.getMonth() === month - 1 && date.getFullYear() === year ? date : null;
}
