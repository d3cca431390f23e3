import type { Chat, ChatMessage } from '@stockroom/contract';

/** Counts unread messages, without muted conversations. */
export const countUnread = (chats: readonly Chat[]): number =>
  chats.reduce((sum, { muted, unreadCount = 0 }) => (muted ? sum : sum + unreadCount), 0);

/** Changes one conversation; the others stay the same objects. */
export const withChanges = (chats: readonly Chat[], id: string, changes: Partial<Chat>): Chat[] =>
  chats.map((chat) => (chat.id === id ? { ...chat, ...changes } : chat));

/** Adds a message accepted by the server to its conversation, which moves to the top. An existing message changes nothing. */
export function withMessage(chats: readonly Chat[], message: ChatMessage): Chat[] {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat || chat.messages.some(({ id }) => id === message.id)) return [...chats];
  const changed = { ...chat, messages: [...chat.messages, message], lastMessage: message.value, archived: false };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** Changes a message in place; `null` removes it. */
export function withMessageChanged(
  chats: readonly Chat[],
  { chatId, id }: Pick<ChatMessage, 'chatId' | 'id'>,
  change: (message: ChatMessage) => ChatMessage | null,
): Chat[] {
  return chats.map((chat) =>
    chat.id === chatId
      ? { ...chat, messages: chat.messages.flatMap((each) => (each.id === id ? (change(each) ?? []) : [each])) }
      : chat,
  );
}

/** Restores a message at its position by time. */
export function withMessageBack(chats: readonly Chat[], message: ChatMessage): Chat[] {
  return chats.map((chat) => {
    if (chat.id !== message.chatId || chat.messages.some(({ id }) => id === message.id)) return chat;
    const at = chat.messages.findIndex(({ createdAt }) => createdAt > message.createdAt);
    return { ...chat, messages: chat.messages.toSpliced(at < 0 ? chat.messages.length : at, 0, message) };
  });
}

/** Puts a conversation at the top, replacing an older version of it. */
export const withChat = (chats: readonly Chat[], chat: Chat): Chat[] => [chat, ...chats.filter(({ id }) => id !== chat.id)];

/** Adds or removes a user's reaction. */
export function withReaction(message: ChatMessage, personId: string, emoji: string, isOn: boolean): ChatMessage {
  const others = (message.reactions ?? []).filter((each) => each.personId !== personId || each.emoji !== emoji);
  return { ...message, reactions: isOn ? [...others, { personId, emoji }] : others };
}
