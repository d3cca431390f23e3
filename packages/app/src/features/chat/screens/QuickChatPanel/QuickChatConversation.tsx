import type { Chat } from '@stockroom/contract';
import { Avatar, IconButton, PanelFrame } from '@stockroom/ui';
import { chatPaths } from '#features/chat/chatPaths';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { useRouter } from '#shared/routing/useRouter';
import { Conversation } from '../Conversation/Conversation';
import { useForwarding } from '../parts/useForwarding';

/** The conversation with one person, in the panel. */
export function QuickChatConversation({ chat, onBack, onClose }: QuickChatConversationProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const router = useRouter();
  const { forward, dialog } = useForwarding();
  const name = chat.contact.name.trim() || t('nameless');
  return (
    <PanelFrame
      title={name}
      description={chat.muted ? t('muted') : chat.contact.about}
      start={
        <>
          <IconButton icon="back" label={t('back')} onPress={onBack} />
          <Avatar
            name={name}
            src={safeImage(chat.contact.avatar)}
            presence={chat.presence === 'offline' ? undefined : chat.presence}
            decorative
            locale={format.locale}
          />
        </>
      }
      actions={
        <IconButton
          icon="fullscreen"
          label={t('openPage')}
          onPress={() => {
            onClose();
            void router.navigate(chatPaths.chat(chat.id));
          }}
        />
      }
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <Conversation chat={chat} logLabel={t('log', { name })} sendLabel={t('send')} onForward={forward} />
      {dialog}
    </PanelFrame>
  );
}

export interface QuickChatConversationProps {
  chat: Chat;
  onBack: () => void;
  onClose: () => void;
}
