import type { Chat } from '@stockroom/contract';
import { IconButton, Menu } from '@stockroom/ui';
import type { ChatWrites } from '#features/chat/api/useChatWrites';
import type { ChatState } from '#features/chat/model/chatAddress';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Actions for the open conversation. */
export function ChatMenu({ chat, name, writes, onMove, onSelect, onRemove }: ChatMenuProps) {
  const { t } = useTranslation('chat');
  const { muted, archived = false, group } = chat;
  return (
    <Menu
      label={t('conversation.menu', { name })}
      trigger={<IconButton icon="more" label={t('conversation.menu', { name })} />}
      items={[
        {
          id: 'info',
          label: t(group ? 'conversation.groupInfo' : 'conversation.info'),
          icon: 'info',
          onSelect: () => onMove({ overlay: 'info' }),
        },
        { id: 'select', label: t('conversation.select'), icon: 'checklist', onSelect },
        {
          id: 'mute',
          label: t(muted ? 'conversation.unmute' : 'conversation.mute'),
          icon: 'muted',
          onSelect: () => void writes.mute(chat, !muted),
        },
        {
          id: 'archive',
          label: t(archived ? 'conversation.unarchive' : 'conversation.archive'),
          icon: 'archive',
          onSelect: () => writes.archive(chat, !archived),
        },
        { type: 'divider' },
        {
          id: 'clear',
          label: t('conversation.clear'),
          icon: 'cross',
          disabled: chat.messages.length === 0,
          onSelect: () => writes.clear(chat, chat.messages.at(-1)?.createdAt ?? new Date().toISOString()),
        },
        { id: 'delete', label: t('conversation.delete'), icon: 'delete', tone: 'critical', onSelect: onRemove },
      ]}
    />
  );
}

export interface ChatMenuProps {
  chat: Chat;
  name: string;
  writes: ChatWrites;
  onMove: (change: Partial<ChatState>) => void;
  onSelect: () => void;
  onRemove: () => void;
}
