import type { Chat, ChatMessage } from '@stockroom/contract';

/** Unread messages that count: muted conversations keep quiet. */
export const countUnread = (chats: readonly Chat[]): number =>
  chats.reduce((sum, { muted, unreadCount = 0 }) => (muted ? sum : sum + unreadCount), 0);

/** One conversation with other values; the others stay the same. */
export const withChanges = (chats: readonly Chat[], id: string, changes: Partial<Chat>): Chat[] =>
  chats.map((chat) => (chat.id === id ? { ...chat, ...changes } : chat));

/** Puts what the server took into its conversation, which comes first from then on. A message that is there already changes nothing. */
export function withMessage(chats: readonly Chat[], message: ChatMessage): Chat[] {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat || chat.messages.some(({ id }) => id === message.id)) return [...chats];
  const changed = { ...chat, messages: [...chat.messages, message], lastMessage: message.value, archived: false };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** Changes one message where it stands; `null` takes it away. */
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

/** Puts a message back among the others, by its time. */
export function withMessageBack(chats: readonly Chat[], message: ChatMessage): Chat[] {
  return chats.map((chat) => {
    if (chat.id !== message.chatId || chat.messages.some(({ id }) => id === message.id)) return chat;
    const at = chat.messages.findIndex(({ createdAt }) => createdAt > message.createdAt);
    return { ...chat, messages: chat.messages.toSpliced(at < 0 ? chat.messages.length : at, 0, message) };
  });
}

/** Puts a conversation first, or brings the one there is up to date. */
export const withChat = (chats: readonly Chat[], chat: Chat): Chat[] => [chat, ...chats.filter(({ id }) => id !== chat.id)];

/** A person's reaction put on or taken off. */
export function withReaction(message: ChatMessage, personId: string, emoji: string, isOn: boolean): ChatMessage {
  const others = (message.reactions ?? []).filter((each) => each.personId !== personId || each.emoji !== emoji);
  return { ...message, reactions: isOn ? [...others, { personId, emoji }] : others };
}
