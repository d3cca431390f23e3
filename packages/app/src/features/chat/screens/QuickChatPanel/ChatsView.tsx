import { Button, ChatPeople, EmptyState, IconButton, PanelFrame, Skeleton } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { Waiting } from '#features/chat/components/chat.styles';
import { useChatPeople } from '#features/chat/components/useChatPeople';
import { countUnread } from '#features/chat/model/chats';
import { useFormat } from '#shared/format/useFormat';
import { useNow } from '#shared/hooks/useNow';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';

/** All conversations, each with its person, last message and unread count. */
export function ChatsView({ focused, onChoose, onNew, onClose }: ChatsViewProps) {
  const { t } = useTranslation(['chat', 'common', 'quickChat']);
  const format = useFormat();
  const now = useNow();
  const people = useChatPeople();
  const query = useQuery(chatsQuery());
  const { data } = query;
  const count = data ? countUnread(data) : 0;
  const body = useRef<HTMLDivElement>(null);

  /** Focuses the row of the conversation that the user comes back from. */
  useEffect(() => {
    if (focused) body.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(focused)}"]`)?.focus();
  }, [focused]);

  return (
    <PanelFrame
      title={t('quickChat:title')}
      description={data && data.length > 0 && t('summary', { count, formatted: format.number(count) })}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={<IconButton icon="edit" label={t('newChat')} onPress={onNew} />}
      bodyRef={body}
    >
      <QueryPage
        query={query}
        count={data?.length ?? 0}
        labels={{ stale: t('stale'), failed: t('failed') }}
        level={3}
        waiting={
          <Waiting role="status" aria-label={t('common:loading')}>
            <Skeleton shape="rect" height={56} />
            <Skeleton shape="rect" height={56} />
            <Skeleton shape="rect" height={56} />
          </Waiting>
        }
        empty={
          <EmptyState level={3} illustration="box" title={t('empty')} action={<Button onPress={onNew}>{t('newChat')}</Button>}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        <ChatPeople label={t('conversations')} people={people(data ?? [], now)} onChoose={onChoose} locale={format.locale} />
      </QueryPage>
    </PanelFrame>
  );
}

export interface ChatsViewProps {
  /** Id of the conversation that the user comes back from. */
  focused?: string;
  onChoose: (id: string) => void;
  onNew: () => void;
  onClose: () => void;
}
