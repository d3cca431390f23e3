import type { ChatMessage } from '@stockroom/contract';
import { Button, Checkbox, Dialog } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { outbox } from '#features/chat/api/chatStores';
import { Choices } from '#features/chat/components/chat.styles';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useIdempotentCreate } from '#shared/query/useIdempotentCreate';
import { useSession } from '#shared/session/SessionContext';
import { usePostMessage } from './usePostMessage';

/** Chooses one or several conversations to forward messages to. */
export function ForwardDialog({ messages, onClose }: ForwardDialogProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { user } = useSession();
  const post = usePostMessage();
  const { data = [] } = useQuery(chatsQuery());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { create } = useIdempotentCreate((to: readonly string[], idOf) => {
    let part = 0;
    for (const chatId of to) {
      for (const { value, files } of messages) {
        const item = { id: idOf(part), chatId, value, at: new Date().toISOString(), isForwarded: true, ...(files && { files }) };
        outbox.send(user.id, item, post);
        part += 1;
      }
    }
    announce(t('forward.done', { count: to.length }));
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('forward.title')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common:cancel')}</Button>
          <Button variant="primary" icon="forward" onPress={() => chosen.length > 0 && create(chosen)}>
            {t('acts.forward')}
          </Button>
        </>
      }
    >
      <Choices aria-label={t('forward.to')}>
        {data.map(({ id, contact }) => (
          <li key={id}>
            <Checkbox
              label={contact.name.trim() || t('nameless')}
              checked={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
            />
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}

export interface ForwardDialogProps {
  messages: readonly ChatMessage[];
  onClose: () => void;
}
