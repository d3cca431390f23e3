import type { Chat, ChatGroup } from '@stockroom/contract';
import { createGroup, updateGroup } from '#features/chat/api/chatCalls';
import { chatKeys } from '#features/chat/api/chatKeys';
import { withChanges, withChat } from '#features/chat/model/chats';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useListWrites } from '#shared/query/useListWrites';

interface GroupValues {
  title: string;
  topic: string;
  contactIds: string[];
}

interface SaveOptions {
  kind: ChatGroup['kind'];
  group?: Chat;
  onDone: (chatId: string) => void;
}

/** Creates a group, once, or saves the changes of an existing one; the form stays open until the server confirms. */
export function useSaveGroup({ kind, group, onDone }: SaveOptions): (values: GroupValues) => void {
  const { t } = useTranslation('chat');
  const write = useListWrites<Chat>({ key: chatKeys.chats });
  const { create } = useIdempotentCreate((values: GroupValues, idOf) =>
    write({
      id: `group ${group?.id ?? 'new'}`,
      call: () => (group ? updateGroup(group.id, values) : createGroup({ id: idOf(), kind, ...values })),
      apply: (chats) => chats,
      rollBack: (chats) => chats,
      settle: (chats, chat) => (group ? withChanges(chats, chat.id, chat) : withChat(chats, chat)),
      failure: t('group.failed'),
      onDone: (chat) => onDone(chat.id),
    }),
  );
  return create;
}
