import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton, PanelFrame } from '@stockroom/ui';
import { useTranslation } from '#shared/i18n/useTranslation';
import { NewChat } from '../parts/NewChat';
import { type Addressee, useStartChat } from '../parts/useStartChat';

/** Starts a conversation with a person, or opens the existing one. */
export function NewChatView({ contact, onStarted, onBack, onClose }: NewChatViewProps) {
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

export interface NewChatViewProps {
  /** A contact chosen beforehand: the conversation with them starts at once. */
  contact?: Addressee;
  onStarted: (chatId: string) => void;
  onBack: () => void;
  onClose: () => void;
}
