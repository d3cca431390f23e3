import '@stockroom/ui/panel-icons';
import { IconButton, PanelFrame, Switch } from '@stockroom/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { feedQuery } from '#features/feeds/api/feedQuery';
import { FeedList } from '#features/feeds/components/FeedList/FeedList';
import { FeedMessage, FeedSkeleton } from '#features/feeds/components/FeedMessage/FeedMessage';
import { useFeedSummary } from '#features/feeds/components/useFeedSummary';
import { countUnread, type FeedItem, type FeedKind, neighbourOf, shownItems } from '#features/feeds/model/feed';
import { useTranslation } from '#shared/i18n/useTranslation';
import { QueryPage } from '#shared/query/QueryPage';
import { useFeedActions } from './useFeedActions';

/** Messages or notifications: grouped by day, with actions to mark, remove and follow them. Opening it marks nothing. */
export function FeedPanel({ kind, summaryId, onClose }: FeedPanelProps) {
  const { t } = useTranslation(['feeds', 'common']);
  const query = useQuery(feedQuery(kind));
  const { data } = query;
  const summary = useFeedSummary(kind);
  const actions = useFeedActions(kind);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const items = data ? shownItems(data, unreadOnly, kept) : [];
  const unread = data ? countUnread(data) : 0;

  const filter = (on: boolean) => {
    setUnreadOnly(on);
    setKept(new Set());
  };
  const keep = (changed: readonly FeedItem[]) => setKept(new Set([...kept, ...changed.map(({ id }) => id)]));
  const toggleRead = (item: FeedItem) => {
    if (unreadOnly) keep([item]);
    actions.toggleRead(item);
  };
  const remove = (item: FeedItem, focus: (next: FeedItem | undefined) => boolean) => {
    // Moves the focus before the row is removed: afterwards it would be lost.
    if (!focus(neighbourOf(items, item.id))) heading.current?.focus();
    actions.remove(item);
  };
  const showAll = () => {
    // The button disappears when pressed.
    heading.current?.focus();
    filter(false);
  };
  const open = (item: FeedItem, elsewhere: boolean) => {
    actions.read(item);
    if (elsewhere) keep([item]);
    else onClose();
  };

  return (
    <PanelFrame
      title={t(`${kind}.title`)}
      titleRef={heading}
      description={data && summary(data)}
      descriptionId={summaryId}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        data && (
          <IconButton
            icon="check"
            label={unread === 0 ? t(`${kind}.allRead`) : t('markAll')}
            unavailable={unread === 0}
            onPress={() => {
              if (unreadOnly) keep(data);
              actions.markAll(data);
            }}
          />
        )
      }
      toolbar={data && data.length > 0 && <Switch label={t('unreadOnly')} checked={unreadOnly} onChange={filter} />}
    >
      <QueryPage
        query={query}
        count={items.length}
        isFiltered={data !== undefined && data.length > 0}
        labels={{ stale: t(`${kind}.stale`), failed: t(`${kind}.failed`) }}
        level={3}
        waiting={<FeedSkeleton />}
        noMatch={<FeedMessage kind={kind} what="noMatch" onAction={showAll} />}
        empty={<FeedMessage kind={kind} what="empty" onAction={showAll} />}
      >
        <FeedList key={String(unreadOnly)} items={items} onOpen={open} onToggleRead={toggleRead} onRemove={remove} />
      </QueryPage>
    </PanelFrame>
  );
}

export interface FeedPanelProps {
  kind: FeedKind;
  /** Id of the line with the number of unread items, which describes the popover. */
  summaryId: string;
  onClose: () => void;
}
