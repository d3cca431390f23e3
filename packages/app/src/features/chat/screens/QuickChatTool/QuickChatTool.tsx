import { IconButton, Popover } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { chatsQuery } from '#features/chat/api/chatQueries';
import { countUnread } from '#features/chat/model/chats';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPanel } from '#shared/panels/lazyPanel';
import { usePanel } from '#shared/panels/usePanel';
import { useUnread } from '#shared/unread/useUnread';
import { useChatUpdates } from '../parts/useChatUpdates';
import { useResumeOutbox } from '../parts/useResumeOutbox';

const QuickChatPanel = lazyPanel(() => import('../QuickChatPanel/QuickChatPanel').then((module) => module.QuickChatPanel));

/** The top bar's button of the quick chat, with the unread count; the panel is loaded on demand. */
export function QuickChatTool() {
  const { t } = useTranslation('quickChat');
  const format = useFormat();
  const [open, setOpen] = usePanel('quickChat');
  const { data } = useQuery(chatsQuery());
  const count = data ? countUnread(data) : 0;
  useUnread('chat', count);
  useChatUpdates(count);
  useResumeOutbox();
  return (
    <Popover
      size="dock"
      placement="bottom end"
      label={t('title')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <QuickChatPanel.Preloader>
          <IconButton icon="chat" label={t('button', { count, formatted: format.number(count) })} count={count} />
        </QuickChatPanel.Preloader>
      }
    >
      {(close) => <QuickChatPanel onClose={close} />}
    </Popover>
  );
}
