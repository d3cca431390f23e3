import { useEffect, useRef } from 'react';
import { Alert, Button, ChatPeople, EmptyState, ErrorState, IconButton, PanelFrame, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../../shared/errors/useDescribeError';
import { useFormat } from '../../../../shared/format/useFormat';
import { useNow } from '../../../../shared/hooks/useNow';
import { chatsQuery } from '../../api/chatQueries';
import { Waiting } from '../../components/chat.styles';
import { useChatPeople } from '../../components/useChatPeople';
import { countUnread } from '../../model/chats';

/** All conversations, with who it is, the last words and what is unread. */
export function ChatsView({ focused, onChoose, onNew, onClose }: ChatsViewProps) {
  const { t } = useTranslation(['chat', 'common']);
  const format = useFormat();
  const now = useNow();
  const people = useChatPeople();
  const describe = useDescribeError();
  const { data, error, isError, isFetching, refetch } = useQuery(chatsQuery());
  const count = data ? countUnread(data) : 0;
  const body = useRef<HTMLDivElement>(null);
  const retry = () => void refetch();

  /** Coming back from a conversation one stands on its row. */
  useEffect(() => {
    if (focused) body.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(focused)}"]`)?.focus();
  }, [focused]);

  return (
    <PanelFrame
      title={t('title')}
      description={data && data.length > 0 && t('summary', { count, formatted: format.number(count) })}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={<IconButton icon="edit" label={t('newChat')} onPress={onNew} />}
      bodyRef={body}
    >
      {data && isError && (
        <Alert kind="warning" look="soft">
          {t('stale')}{' '}
          <Button size="sm" loading={isFetching} onPress={retry}>
            {t('common:retry')}
          </Button>
        </Alert>
      )}
      {!data && isError && (
        <ErrorState level={3} title={t('failed')} retryLabel={t('common:retry')} retrying={isFetching} onRetry={retry}>
          {describe(error).message}
        </ErrorState>
      )}
      {!data && !isError && (
        <Waiting role="status" aria-label={t('common:loading')}>
          <Skeleton shape="rect" height={56} />
          <Skeleton shape="rect" height={56} />
          <Skeleton shape="rect" height={56} />
        </Waiting>
      )}
      {data?.length === 0 && (
        <EmptyState level={3} illustration="box" title={t('empty')} action={<Button onPress={onNew}>{t('newChat')}</Button>}>
          {t('emptyText')}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ChatPeople label={t('conversations')} people={people(data, now)} onChoose={onChoose} locale={format.locale} />
      )}
    </PanelFrame>
  );
}

export interface ChatsViewProps {
  /** The conversation that one comes back from. */
  focused?: string;
  onChoose: (id: string) => void;
  onNew: () => void;
  onClose: () => void;
}
