import '@stockroom/ui/panel-icons';
import type { Chat } from '@stockroom/contract';
import { ChatPeople, IconButton, PanelFrame } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { Rail, Sides } from '#features/chat/components/chat.styles';
import { useChatPeople } from '#features/chat/components/useChatPeople';
import { useNow } from '#shared/hooks/useNow';
import { useLanguage } from '#shared/i18n/useLanguage';
import { useTranslation } from '#shared/i18n/useTranslation';
import { panels } from '#shared/panels/panelStore';
import { NewChat } from '../parts/NewChat';
import { type Addressee, useStartChat } from '../parts/useStartChat';
import { ChatsView } from './ChatsView';
import { QuickChatConversation } from './QuickChatConversation';

type View = { name: 'chats'; from?: string } | { name: 'chat'; id: string } | { name: 'new'; contact?: Addressee };

/** The quick chat: all conversations, one conversation with the others beside it, or the people to start one with. */
export function QuickChatPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat');
  const locale = useLanguage();
  const now = useNow();
  const people = useChatPeople();
  const { data } = useQuery(chatsQuery());
  const [view, setView] = useState<View>(() => firstView(data));
  const open = (id: string) => setView({ name: 'chat', id });
  const chat = view.name === 'chat' ? data?.find(({ id }) => id === view.id) : undefined;
  const isNew = view.name === 'new';
  const contactId = chat?.contactId;
  useEffect(() => {
    // A new conversation sets the panel's subject once it exists.
    if (!isNew) panels.setSubject(contactId === undefined ? null : { id: contactId });
  }, [isNew, contactId]);

  if (view.name === 'new') {
    return <NewChatView contact={view.contact} onStarted={open} onBack={() => setView({ name: 'chats' })} onClose={onClose} />;
  }
  if (!chat) {
    return (
      <ChatsView
        focused={view.name === 'chats' ? view.from : undefined}
        onChoose={open}
        onNew={() => setView({ name: 'new' })}
        onClose={onClose}
      />
    );
  }
  return (
    <Sides>
      <QuickChatConversation
        key={chat.id}
        chat={chat}
        onBack={() => setView({ name: 'chats', from: chat.id })}
        onClose={onClose}
      />
      <Rail aria-label={t('conversations')}>
        <ChatPeople
          variant="rail"
          label={t('conversations')}
          people={people(data ?? [], now)}
          current={chat.id}
          onChoose={open}
          locale={locale}
        />
      </Rail>
    </Sides>
  );
}

/** View at opening: for a given contact the conversation with them, or a new one when there is none yet. */
function firstView(chats: readonly Chat[] = []): View {
  const contact = panels.subject();
  if (!contact) return { name: 'chats' };
  const chat = chats.find(({ contactId }) => contactId === contact.id);
  if (chat) return { name: 'chat', id: chat.id };
  const { id, name } = contact;
  return name === undefined ? { name: 'chats' } : { name: 'new', contact: { id, name } };
}

/** Starts a conversation with a person, or opens the existing one. */
function NewChatView({ contact, onStarted, onBack, onClose }: NewChatViewProps) {
  const { t } = useTranslation(['chat', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const create = useStartChat(onStarted);
  const start = useEffectEvent(create);
  useEffect(() => {
    if (contact) start(contact);
  }, [contact]);
  return (
    <PanelFrame
      title={t('newChat')}
      titleRef={heading}
      description={t('pick')}
      start={<IconButton icon="back" label={t('back')} onPress={onBack} />}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <NewChat onChoose={(id, name) => create({ id, name })} />
    </PanelFrame>
  );
}

interface NewChatViewProps {
  /** A contact chosen beforehand: the conversation with them starts at once. */
  contact?: Addressee;
  onStarted: (chatId: string) => void;
  onBack: () => void;
  onClose: () => void;
}
