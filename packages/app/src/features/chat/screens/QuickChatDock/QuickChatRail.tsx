import '@stockroom/ui/panel-icons';
import type { Chat } from '@stockroom/contract';
import { ChatPeople } from '@stockroom/ui';
import { useSyncExternalStore } from 'react';
import { useChatPeople } from '#features/chat/components/useChatPeople';
import { useNow } from '#shared/hooks/useNow';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { Dock } from './QuickChatRail.styles';

/** A picture for each conversation, with its unread count; a press opens the quick chat at that conversation. */
export function QuickChatRail({ chats }: QuickChatRailProps) {
  const { t } = useTranslation(['chat', 'quickChat']);
  const locale = useLanguage();
  const now = useNow();
  const people = useChatPeople();
  const isCovered = useSyncExternalStore(panels.subscribe, () => panels.open() === 'quickChat');
  const open = (id: string) => {
    const chat = chats.find((each) => each.id === id);
    if (chat) panels.show('quickChat', { id: chat.contactId, name: chat.contact.name });
  };
  return (
    <Dock aria-label={t('quickChat:title')} data-covered={isCovered || undefined}>
      <ChatPeople variant="rail" label={t('conversations')} people={people(chats, now)} onChoose={open} locale={locale} />
    </Dock>
  );
}

export interface QuickChatRailProps {
  chats: readonly Chat[];
}
