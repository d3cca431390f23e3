import type { Chat } from '@stockroom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../shared/api/ApiError';
import { isWorthSaying } from '../../../shared/errors/describeError';
import { broadcastInvalidation } from '../../../shared/query/tabSync';
import { leaving } from '../../../shared/routing/pageUnload';
import { toasts } from '../../../shared/toast/toast';
import { withMessage } from '../model/chats';
import type { Outgoing, Post } from '../model/outbox';
import { sendMessage } from './chatCalls';
import { chatKeys } from './chatKeys';

/** Conversations that are on screen, each as often as it is. */
const shown = new Map<string, number>();

/** Says that a conversation is on screen. @returns how it no longer is */
export function showsChat(chatId: string): () => void {
  const count = (by: number) => shown.set(chatId, (shown.get(chatId) ?? 0) + by);
  count(1);
  return () => void count(-1);
}

/**
 * How messages go to the server and into the conversations.
 * @param sayFailed what is said when one fails in a conversation that nobody looks at
 */
export const postOf = (client: QueryClient, sayFailed: (chatId: string) => string): Post => ({
  deliver: (item) => deliver(client, item),
  onFail(error, { chatId }) {
    // The page is about to be loaded anew: it goes on by itself after signing in.
    if (isApiError(error, 'unauthorized')) return true;
    // A page that goes breaks off its calls: the next one goes on with them.
    if (isApiError(error, 'offline') && leaving.isNow()) return true;
    if ((shown.get(chatId) ?? 0) === 0 && isWorthSaying(error)) {
      toasts.show({ id: `chat ${chatId}`, tone: 'critical', message: sayFailed(chatId) });
    }
    return false;
  },
});

async function deliver(client: QueryClient, { status: _status, at: _at, ...said }: Outgoing): Promise<void> {
  const message = await sendMessage(said);
  await client.cancelQueries({ queryKey: chatKeys.chats, exact: true });
  client.setQueryData<Chat[]>(chatKeys.chats, (chats) => chats && withMessage(chats, message));
  for (const key of [chatKeys.chats, chatKeys.news]) broadcastInvalidation(key);
  void client.invalidateQueries({ queryKey: chatKeys.chats, exact: true });
  void client.invalidateQueries({ queryKey: chatKeys.news });
  // The query client tells its readers in a task of its own: the message must stand there before it leaves the outbox.
  await new Promise((settle) => setTimeout(settle));
}
