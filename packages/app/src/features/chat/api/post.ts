import type { Chat } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#shared/api/ApiError';
import { pageUnload } from '#shared/codeLoading/pageUnload';
import { shouldShowError } from '#shared/errors/describeError';
import { broadcastInvalidation } from '#shared/query/tabSync';
import { toasts } from '#shared/toast/toast';
import { withMessage } from '../model/chats';
import type { UnsentMessage, Post } from '../model/outbox';
import { sendMessage } from './chatCalls';
import { chatKeys } from './chatKeys';

/** Conversations in view, with the number of views of each. */
const shown = new Map<string, number>();

/** Marks a conversation as being in view. @returns a function that ends this */
export function markChatShown(chatId: string): () => void {
  const count = (by: number) => shown.set(chatId, (shown.get(chatId) ?? 0) + by);
  count(1);
  return () => void count(-1);
}

/**
 * How messages are sent and added to the conversations.
 * @param failureTextOf text to show when a message fails in a conversation that is not in view
 */
export const createPost = (client: QueryClient, failureTextOf: (chatId: string) => string): Post => ({
  deliver: (item) => deliver(client, item),
  onFail(error, { chatId }) {
    // The page is about to reload: sending resumes after signing in.
    if (isApiError(error, 'unauthorized')) return true;
    // A page that unloads aborts its calls: the next page resumes them.
    if (isApiError(error, 'offline') && pageUnload.isNow()) return true;
    if ((shown.get(chatId) ?? 0) === 0 && shouldShowError(error)) {
      toasts.show({ id: `chat ${chatId}`, tone: 'critical', message: failureTextOf(chatId) });
    }
    return false;
  },
});

async function deliver(client: QueryClient, { status: _status, at: _at, ...newMessage }: UnsentMessage): Promise<void> {
  const message = await sendMessage(newMessage);
  await client.cancelQueries({ queryKey: chatKeys.chats, exact: true });
  client.setQueryData<Chat[]>(chatKeys.chats, (chats) => chats && withMessage(chats, message));
  for (const key of [chatKeys.chats, chatKeys.news]) broadcastInvalidation(key);
  void client.invalidateQueries({ queryKey: chatKeys.chats, exact: true });
  void client.invalidateQueries({ queryKey: chatKeys.news });
  // The query client notifies its observers in a separate task: the message must be shown before it leaves the outbox.
  await new Promise((settle) => setTimeout(settle));
}
