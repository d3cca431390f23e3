import type { Chat } from '@stockroom/contract';
import { useEffect, useEffectEvent } from 'react';
import { updateChat } from '#features/chat/api/chatCalls';
import { chatKeys } from '#features/chat/api/chatKeys';
import { withChanges } from '#features/chat/model/chats';
import { useListWrites } from '#shared/query/useListWrites';

/**
 * Marks a visible conversation as read, once for each new message: a failed call is tried again with the next message, not at
 * once.
 */
export function useMarkRead(chat: Chat, isSeen: boolean): void {
  const write = useListWrites<Chat>({ key: chatKeys.chats });
  const { id, unreadCount = 0, messages } = chat;
  const last = messages.at(-1)?.id;
  const read = useEffectEvent(() => {
    if (unreadCount === 0 || !isSeen) return;
    void write({
      id: `read ${id}`,
      call: () => updateChat(id, { unreadCount: 0 }),
      apply: (chats) => withChanges(chats, id, { unreadCount: 0 }),
      rollBack: (chats) => withChanges(chats, id, { unreadCount }),
      // The user did not ask for it, and the count that returns shows the failure.
      failure: null,
    });
  });
  useEffect(() => read(), [id, last, isSeen]);
}
