import type { Chat, ChatMessage } from '@stockroom/contract';

/** What is unread and wants to be known: muted conversations keep quiet. */
export const countUnread = (chats: readonly Chat[]): number =>
  chats.reduce((sum, { muted, unreadCount = 0 }) => (muted ? sum : sum + unreadCount), 0);

/** Opening a conversation reads all of it. */
export const withUnread = (chats: readonly Chat[], id: string, unreadCount: number | undefined): Chat[] =>
  chats.map((chat) => (chat.id === id ? { ...chat, unreadCount } : chat));

/** Puts what the server took into its conversation, which comes first from then on. A message that is there already changes nothing. */
export function withMessage(chats: readonly Chat[], message: ChatMessage): Chat[] {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat || chat.messages.some(({ id }) => id === message.id)) return [...chats];
  const changed = { ...chat, messages: [...chat.messages, message], lastMessage: message.value };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** Puts a conversation first, or brings the one there is up to date. */
export const withChat = (chats: readonly Chat[], chat: Chat): Chat[] => [chat, ...chats.filter(({ id }) => id !== chat.id)];

/** The last of what was said, oldest first: order is by time, whenever the answers came. */
export function lastSaid(messages: readonly ChatMessage[], atMost: number): ChatMessage[] {
  const ordered = messages.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  return ordered.slice(-atMost);
}
