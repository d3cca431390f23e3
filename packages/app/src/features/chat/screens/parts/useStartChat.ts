import type { Chat } from '@stockroom/contract';
import { startChat } from '#features/chat/api/chatCalls';
import { chatKeys } from '#features/chat/api/chatKeys';
import { withChat } from '#features/chat/model/chats';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useListWrites } from '#shared/query/useListWrites';

/** A contact to write to. */
export interface Addressee {
  id: string;
  name: string;
}

/** Starts a conversation with a contact, or opens the existing one: once, however often it is called. */
export function useStartChat(onStarted: (chatId: string) => void): (contact: Addressee) => void {
  const { t } = useTranslation('chat');
  const write = useListWrites<Chat>({ key: chatKeys.chats });
  return useIdempotentCreate(({ id, name }: Addressee) =>
    write({
      id: 'start',
      call: () => startChat(id),
      apply: (chats) => chats,
      rollBack: (chats) => chats,
      settle: withChat,
      failure: t('startFailed', { name }),
      onDone: (chat) => onStarted(chat.id),
    }),
  ).create;
}
