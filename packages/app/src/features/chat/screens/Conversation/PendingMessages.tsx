import { Button, ChatBubble } from '@stockroom/ui';
import type { RefObject } from 'react';
import type { UnsentMessage } from '#features/chat/model/outbox';
import { cleanFileName } from '#shared/attachments/model/attachment';
import { useTranslation } from '#shared/i18n/useTranslation';

/** Pending and failed messages. */
export function PendingMessages({ items, input, onRetry, onDrop }: PendingMessagesProps) {
  const { t } = useTranslation(['chat', 'common']);
  return items.map(({ id, value, files, status }) => (
    <ChatBubble
      key={id}
      mine
      author={t('you')}
      status={{ kind: status, label: t(status === 'sending' ? 'sending' : 'notSent') }}
      actions={
        <>
          <Button size="sm" icon="retry" onPress={onRetry}>
            {t('common:retry')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onPress={() => {
              onDrop(id);
              input.current?.focus();
            }}
          >
            {t('drop')}
          </Button>
        </>
      }
    >
      {value || files?.map(({ name }) => cleanFileName(name)).join(', ')}
    </ChatBubble>
  ));
}

export interface PendingMessagesProps {
  items: readonly UnsentMessage[];
  input: RefObject<HTMLTextAreaElement | null>;
  /** Retries all failed messages, in order. */
  onRetry: () => void;
  onDrop: (id: string) => void;
}
