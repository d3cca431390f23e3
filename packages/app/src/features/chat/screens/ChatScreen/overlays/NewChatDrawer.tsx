import { Drawer } from '@stockroom/ui';
import { NewChat } from '#features/chat/screens/parts/NewChat';
import { useStartChat } from '#features/chat/screens/parts/useStartChat';
import { useTranslation } from '#shared/i18n/useTranslation';

/** List of possible recipients, by the first letter of their names. */
export function NewChatDrawer({ onStarted, onClose }: NewChatDrawerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const start = useStartChat(onStarted);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('newChat')}
      description={t('pick')}
      closeLabel={t('common:close')}
    >
      <NewChat isGrouped onChoose={(id, name) => start({ id, name })} />
    </Drawer>
  );
}

export interface NewChatDrawerProps {
  onStarted: (chatId: string) => void;
  onClose: () => void;
}
