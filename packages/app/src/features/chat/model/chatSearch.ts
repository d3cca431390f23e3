import type { Chat, ChatMessage } from '@stockroom/contract';

/** Maximum number of messages listed. */
const MAX_MESSAGES = 50;

/** Normalises a text for comparison: `foldText` of the design system. */
type Fold = (text: string) => string;

export interface FoundMessage {
  chat: Chat;
  message: ChatMessage;
}

/**
 * Searches chats by their people or the text in their row, and all messages, newest first. Ignores case, accents and the
 * Turkish i.
 */
export function searchChats(
  chats: readonly Chat[],
  search: string,
  fold: Fold,
): { chats: Chat[]; messages: FoundMessage[]; total: number } {
  const wanted = fold(search);
  if (wanted === '') return { chats: [...chats], messages: [], total: 0 };
  const messages = chats.flatMap((chat) => findMessages(chat.messages, search, fold).map((message) => ({ chat, message })));
  const newest = messages.toSorted((a, b) => (a.message.createdAt < b.message.createdAt ? 1 : -1));
  return {
    chats: chats.filter(({ id, contact, group, lastMessage }) => {
      const names = [contact.name, ...(group?.members ?? []).map(({ name }) => name)];
      // A match in the text of the row is listed there, or among the messages.
      const isShown = fold(lastMessage).includes(wanted) && !messages.some(({ chat }) => chat.id === id);
      return isShown || names.some((name) => fold(name).includes(wanted));
    }),
    messages: newest.slice(0, MAX_MESSAGES),
    total: messages.length,
  };
}

/** Messages that contain the search term, oldest first. */
export function findMessages(messages: readonly ChatMessage[], search: string, fold: Fold): ChatMessage[] {
  const wanted = fold(search);
  if (wanted === '') return [];
  return messages.filter(({ value, files = [] }) =>
    [value, ...files.map(({ name }) => name)].some((text) => fold(text).includes(wanted)),
  );
}
