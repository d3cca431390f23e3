import * as v from 'valibot';
import { Id, Instant } from '../shared/ids';
import { atMost } from '../shared/text';

/** Limits of a message, in graphemes; of files in bytes. */
export const CHAT_LIMITS = { message: 10_000, files: 10, file: 25 * 1024 * 1024 } as const;

/** A picture or file attached to a message. */
export const ChatFile = v.object({
  id: Id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  /** Media type, such as `image/jpeg`. */
  type: v.string(),
  /** Size in bytes. */
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** `data:` URL of a small picture of it, `pdf` for a PDF, '' for neither. */
  preview: v.string(),
});
export type ChatFile = v.InferOutput<typeof ChatFile>;

/** Content of a file, as a `data:` URL. */
export const ChatFileContent = v.object({ ...ChatFile.entries, url: v.string() });
export type ChatFileContent = v.InferOutput<typeof ChatFileContent>;

/** A message with its author. */
export const ChatMessage = v.object({
  id: Id,
  chatId: Id,
  /** Id of the signed-in person, or of the contact. */
  contactId: Id,
  value: v.string(),
  createdAt: Instant,
  isMine: v.boolean(),
  /** Time of the last edit. */
  editedAt: v.optional(Instant),
  /** For the person's own message: the other side has read it. */
  isRead: v.optional(v.boolean()),
  /** Id of the message that this one replies to. */
  replyTo: v.optional(Id),
  isForwarded: v.optional(v.boolean()),
  starred: v.optional(v.boolean()),
  files: v.optional(v.array(ChatFile)),
  /** Reactions, with the person of each. */
  reactions: v.optional(v.array(v.object({ personId: Id, emoji: v.string() }))),
});
export type ChatMessage = v.InferOutput<typeof ChatMessage>;

const text = v.pipe(v.string(), atMost(CHAT_LIMITS.message));
const hasText = (value: string) => value.trim() !== '';

export const ChatMessageToSend = v.object({
  /** Id chosen by the sender: sent again after a lost answer, the message is stored once. */
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
    v.check(({ value, files = [] }) => hasText(value) || files.length > 0, 'must not be blank'),
    ['value'],
  ),
);
export type SendChatMessage = v.InferOutput<typeof SendChatMessageBody>;

/**
 * Only the person's own messages may be changed; anyone may set a star. With the chat's id the message must belong to that
 * chat.
 */
export const UpdateChatMessageBody = v.object({
  chatId: v.optional(Id),
  id: Id,
  message: v.partial(v.object({ value: v.pipe(text, v.check(hasText, 'must not be blank')), starred: v.boolean() })),
});
export const RestoreChatMessageBody = v.object({ id: Id });
/** The person's own reaction, added or removed. */
export const ReactToChatMessageBody = v.object({
  id: Id,
  emoji: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  isOn: v.boolean(),
});
