import { IconButton, Popover } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { feedQuery } from '#features/feeds/api/feedQuery';
import { countUnread, type FeedKind } from '#features/feeds/model/feed';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { lazyPanel } from '#shared/panels/lazyPanel';
import { usePanel } from '#shared/panels/usePanel';
import { useUnread } from '#shared/unread/useUnread';

const FeedPanel = lazyPanel(() => import('../FeedPanel/FeedPanel').then((module) => module.FeedPanel));
const ICONS = { messages: 'inbox', notifications: 'bell' } as const;

/** The top bar's button of messages or notifications, with the unread count; its panel is loaded on demand. */
export function FeedTool({ kind }: { kind: FeedKind }) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const [open, setOpen] = usePanel(kind);
  const { data } = useQuery(feedQuery(kind));
  const count = data ? countUnread(data) : 0;
  const summaryId = useId();
  useUnread(kind, count);
  return (
    <Popover
      size="panel"
      placement="bottom end"
      label={t(`${kind}.title`)}
      describedBy={summaryId}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <FeedPanel.Preloader>
          <IconButton icon={ICONS[kind]} label={t(`${kind}.button`, { count, formatted: format.number(count) })} count={count} />
        </FeedPanel.Preloader>
      }
    >
      {(close) => <FeedPanel kind={kind} summaryId={summaryId} onClose={close} />}
    </Popover>
  );
}
