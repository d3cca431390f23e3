import type { Chat } from '@stockroom/contract';
import { useEffect, useRef } from 'react';
import { IconButton, PanelFrame } from '@stockroom/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { isWorthSaying } from '../../../../shared/errors/describeError';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { toasts } from '../../../../shared/toast/toast';
import { chatKeys } from '../../api/chatKeys';
import { tellOtherTabs } from '../../api/chatTabs';
import { startChat } from '../../api/startChat';
import { NewChat } from './NewChat';
import { withChat } from '../../model/chats';

/** A contact to write to. */
export interface Addressee {
  id: string;
  name: string;
}

/** Starts a conversation, or opens the one there is with that person. */
export function NewChatView({ contact, onStarted, onBack, onClose }: NewChatViewProps) {
  const { t } = useTranslation(['chat', 'common']);
  const client = useQueryClient();
  const describe = useDescribeError();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isStarted = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Addressee) => startChat(id),
    onSuccess: (chat) => {
      client.setQueryData<Chat[]>(chatKeys.chats, (chats) => withChat(chats ?? [], chat));
      tellOtherTabs();
      onStarted(chat.id);
    },
    onError: (error, { name }) => {
      if (!isWorthSaying(error)) return;
      const message = `${t('startFailed', { name })} ${describe(error).message}`;
      toasts.show({ id: 'chat start', tone: 'critical', message });
    },
  });
  useEffect(() => {
    if (!contact || isStarted.current) return;
    isStarted.current = true;
    mutate(contact);
  }, [contact, mutate]);
  return (
    <PanelFrame
      title={t('newChat')}
      titleRef={heading}
      description={t('pick')}
      start={<IconButton icon="back" label={t('back')} onPress={onBack} />}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <NewChat
        onChoose={(id, name) => {
          if (!isPending) mutate({ id, name });
        }}
      />
    </PanelFrame>
  );
}

export interface NewChatViewProps {
  /** Chosen already: the conversation with them starts at once. */
  contact?: Addressee;
  onStarted: (chatId: string) => void;
  onBack: () => void;
  onClose: () => void;
}
