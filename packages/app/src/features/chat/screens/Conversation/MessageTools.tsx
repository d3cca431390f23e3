import type { ChatMessage } from '@stockroom/contract';
import { IconButton, Menu } from '@stockroom/ui';
import { EmojiButton } from '#shared/emoji/EmojiButton';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Tools } from './Conversation.styles';

/** Actions for one message. */
export function MessageTools({ message, actions }: MessageToolsProps) {
  const { t } = useTranslation('chat');
  const { isMine, starred = false, value } = message;
  return (
    <Tools data-mine={isMine || undefined}>
      <EmojiButton
        size="sm"
        label={t('acts.react')}
        placement="bottom end"
        onChoose={(emoji) => actions.onReact(message, emoji)}
      />
      <IconButton size="sm" icon="reply" label={t('acts.reply')} onPress={() => actions.onReply(message)} />
      <Menu
        label={t('acts.menu')}
        trigger={<IconButton size="sm" icon="more" label={t('acts.menu')} />}
        items={[
          ...(isMine && value !== ''
            ? [{ id: 'edit', label: t('acts.edit'), icon: 'edit' as const, onSelect: () => actions.onEdit(message) }]
            : []),
          ...(value === ''
            ? []
            : [{ id: 'copy', label: t('acts.copy'), icon: 'copy' as const, onSelect: () => actions.onCopy(message) }]),
          {
            id: 'star',
            label: t(starred ? 'acts.unstar' : 'acts.star'),
            icon: 'star',
            onSelect: () => actions.onStar(message, !starred),
          },
          { id: 'forward', label: t('acts.forward'), icon: 'forward', onSelect: () => actions.onForward([message]) },
          { id: 'select', label: t('acts.select'), icon: 'checklist', onSelect: () => actions.onSelect(message) },
          {
            id: 'unread',
            label: t('acts.unread'),
            icon: 'mailOpen',
            onSelect: () => actions.onUnread(message),
            disabled: isMine,
          },
          ...(isMine
            ? [
                { type: 'divider' as const },
                {
                  id: 'delete',
                  label: t('acts.delete'),
                  icon: 'delete' as const,
                  tone: 'critical' as const,
                  onSelect: () => actions.onDelete([message]),
                },
              ]
            : []),
        ]}
      />
    </Tools>
  );
}

/** Callbacks of the actions on messages. */
export interface ToolActions {
  onReact: (message: ChatMessage, emoji: string) => void;
  onReply: (message: ChatMessage) => void;
  onEdit: (message: ChatMessage) => void;
  onCopy: (message: ChatMessage) => void;
  onStar: (message: ChatMessage, starred: boolean) => void;
  onForward: (messages: readonly ChatMessage[]) => void;
  onSelect: (message: ChatMessage) => void;
  onUnread: (message: ChatMessage) => void;
  onDelete: (messages: readonly ChatMessage[]) => void;
}

export interface MessageToolsProps {
  message: ChatMessage;
  actions: ToolActions;
}
