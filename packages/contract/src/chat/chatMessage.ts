import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of what can be written, in graphemes; files in bytes. */
export const CHAT_LIMITS = { message: 10_000, files: 10, file: 25 * 1024 * 1024 } as const;

/** A picture or a file that goes with a message. */
export const ChatFile = v.object({
  id: Id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  /** Media type, such as `image/jpeg`. */
  type: v.string(),
  /** In bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** `data:` URL of a small picture of it, `pdf` for a PDF, '' for neither. */
  preview: v.string(),
});
export type ChatFile = v.InferOutput<typeof ChatFile>;

/** Its content, as a `data:` URL. */
export const ChatFileContent = v.object({ ...ChatFile.entries, url: v.string() });
export type ChatFileContent = v.InferOutput<typeof ChatFileContent>;

/** A message, and its author. */
export const ChatMessage = v.object({
  id: Id,
  chatId: Id,
  /** Id of the signed-in person, or of the contact. */
  contactId: Id,
  value: v.string(),
  createdAt: Instant,
  isMine: v.boolean(),
  /** When it was changed last. */
  editedAt: v.optional(Instant),
  /** Of mine: the other side has seen it. */
  isRead: v.optional(v.boolean()),
  /** Id of the message that it answers. */
  replyTo: v.optional(Id),
  isForwarded: v.optional(v.boolean()),
  starred: v.optional(v.boolean()),
  files: v.optional(v.array(ChatFile)),
  /** Who reacted, and how. */
  reactions: v.optional(v.array(v.object({ personId: Id, emoji: v.string() }))),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const text = v.pipe(v.string(), atMost(CHAT_LIMITS.message));
const isSaid = (value: string) => value.trim() !== '';

export const ChatMessageToSend = v.object({
  /** Named by the sender: sent again after a lost answer, it stands there once. */
  id: v.optional(Id),
  chatId: Id,
  value: text,
  replyTo: v.optional(Id),
  isForwarded: v.optional(v.boolean()),
  files: v.optional(v.pipe(v.array(ChatFile), v.maxLength(CHAT_LIMITS.files))),
});
export const SendChatMessageBody = v.pipe(
  ChatMessageToSend,
  v.forward(
    v.check(({ value, files = [] }) => isSaid(value) || files.length > 0, 'must not be blank'),
    ['value'],
  ),
);
export type SendChatMessage = v.InferOutput<typeof SendChatMessageBody>;

/** Only one's own may be changed; a star is anybody's. With the chat's id it must be one of that chat. */
export const UpdateChatMessageBody = v.object({
  chatId: v.optional(Id),
  id: Id,
  message: v.partial(v.object({ value: v.pipe(text, v.check(isSaid, 'must not be blank')), starred: v.boolean() })),
});
export const RestoreChatMessageBody = v.object({ id: Id });
/** One's own reaction, put there or taken away. */
export const ReactToChatMessageBody = v.object({
  id: Id,
  emoji: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  isOn: v.boolean(),
});
