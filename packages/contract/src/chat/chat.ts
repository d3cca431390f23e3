import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';
import { ChatContact } from './chatContact';

/** Limits of what can be written, in graphemes. */
export const CHAT_LIMITS = { message: 10_000 } as const;

/** What was said, and by whom. */
export const ChatMessage = v.object({
  id: Id,
  chatId: Id,
  /** Id of the signed-in person, or of the contact. */
  contactId: Id,
  value: v.string(),
  createdAt: Instant,
  isMine: v.boolean(),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const entries = {
  /** Left out: nothing was ever unread. */
  unreadCount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  muted: v.boolean(),
  lastMessage: v.string(),
  /** A day as day/month/year, such as `21/03/2026`, or empty (specification 3). `lastMessageDay` reads it. */
  lastMessageAt: v.pipe(v.string(), v.regex(/^(\d{2}\/\d{2}\/\d{4})?$/, 'must be written as DD/MM/YYYY')),
};

/** A conversation with one contact, with all that was said, oldest first. */
export const Chat = v.object({
  id: Id,
  contactId: Id,
  ...entries,
  contact: ChatContact,
  messages: v.array(ChatMessage),
});
export type Chat = v.InferOutput<typeof Chat>;

export const UpdateChatBody = v.object({ id: Id, chat: v.partial(v.object(entries)) });
export const SendChatMessageBody = v.object({
  /** Named by the sender: sent again after a lost answer, it stands there once. */
  id: v.optional(Id),
  chatId: Id,
  value: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'must not be blank'),
    atMost(CHAT_LIMITS.message),
  ),
});
export const StartChatBody = v.object({ contactId: Id });

/** What a chat that does not exist is answered with, with status 404 (specification 8). */
export const chatNotFound = (id: string) => ({ error: `Could not found chat with id of ${id}!` });

/** The day of a chat's last message, at midnight of the local time zone; `null` when there is none or it is no date. */
export function lastMessageDay({ lastMessageAt }: Pick<Chat, 'lastMessageAt'>): Date | null {
  const [day = 0, month = 0, year = 0] = lastMessageAt.split('/').map(Number);
  const date = new Date(year, month - 1, day);
  return date.getDate() === day && date.getMonth() === month - 1 && date.getFullYear() === year ? date : null;
}
