import { useQuery } from '@tanstack/react-query';
import { chatTrashQuery } from '#features/chat/api/rareQueries';
import { useChatWrites } from '#features/chat/api/useChatWrites';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TrashDrawer } from '#shared/trash/TrashDrawer';
import { TrashList } from '#shared/trash/TrashList';

/** Deleted chats with their messages. */
export function ChatTrash({ onRestored, onClose }: ChatTrashProps) {
  const { t } = useTranslation('chat');
  const query = useQuery(chatTrashQuery());
  const writes = useChatWrites();
  const deleted = query.data ?? [];
  return (
    <TrashDrawer title={t('menu.trash')} query={query} count={deleted.length} emptyText={t('trashEmpty')} onClose={onClose}>
      <TrashList
        title={t('chats')}
        items={deleted.map((chat) => ({
          id: chat.id,
          name: chat.contact.name.trim() || t('nameless'),
          about: chat.lastMessage,
          deletedAt: chat.deletedAt ?? '',
          onRestore: () => void writes.bringBack(chat).then(({ ok }) => ok && onRestored(chat.id)),
        }))}
      />
    </TrashDrawer>
  );
}

export interface ChatTrashProps {
  onRestored: (chatId: string) => void;
  onClose: () => void;
}
