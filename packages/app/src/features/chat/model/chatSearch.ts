import type { Chat, ChatMessage } from '@stockroom/contract';

/** Most messages that are listed. */
const MOST = 50;

/** A text as it is compared: `foldText` of the design system. */
type Fold = (text: string) => string;

export interface FoundMessage {
  chat: Chat;
  message: ChatMessage;
}

/** Chats by whom they are with or by the words that their row shows, and what was said in all of them, the newest first. Case, accents and the Turkish i make no difference. */
export function searchChats(
  chats: readonly Chat[],
  search: string,
  fold: Fold,
): { chats: Chat[]; messages: FoundMessage[]; total: number } {
  const wanted = fold(search);
  if (wanted === '') return { chats: [...chats], messages: [], total: 0 };
  const messages = chats.flatMap((chat) => foundIn(chat.messages, search, fold).map((message) => ({ chat, message })));
  const newest = messages.toSorted((a, b) => (a.message.createdAt < b.message.createdAt ? 1 : -1));
  return {
    chats: chats.filter(({ id, contact, group, lastMessage }) => {
      const names = [contact.name, ...(group?.members ?? []).map(({ name }) => name)];
      // The words that its row shows are found there, or among what was said.
      const isShown = fold(lastMessage).includes(wanted) && !messages.some(({ chat }) => chat.id === id);
      return isShown || names.some((name) => fold(name).includes(wanted));
    }),
    messages: newest.slice(0, MOST),
    total: messages.length,
  };
}

/** Messages with these words in them, oldest first. */
export function foundIn(messages: readonly ChatMessage[], search: string, fold: Fold): ChatMessage[] {
  const wanted = fold(search);
  if (wanted === '') return [];
  return messages.filter(({ value, files = [] }) =>
    [value, ...files.map(({ name }) => name)].some((text) => fold(text).includes(wanted)),
  );
}
