import { feedKeys } from '#features/feeds/api/feedKeys';
import { markAllAsRead } from '#features/feeds/api/markAllAsRead';
import { markFeedItem } from '#features/feeds/api/markFeedItem';
import { removeFeedItem } from '#features/feeds/api/removeFeedItem';
import { restoreFeedItem } from '#features/feeds/api/restoreFeedItem';
import { type FeedItem, type FeedKind, withItem, withRead } from '#features/feeds/model/feed';
import { announce } from '#shared/announce/announce';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useRecordWrites } from '#shared/query/useRecordWrites';

/** Actions for the items of a list. */
export function useFeedActions(kind: FeedKind) {
  const { t } = useTranslation('feeds');
  const nameOf = ({ title }: FeedItem) => title || t('untitled');
  const { write, remove } = useRecordWrites<FeedItem>({
    key: feedKeys.list(kind),
    calls: {
      remove: ({ id }) => removeFeedItem(kind, id),
      restore: (item) => restoreFeedItem(kind, item),
    },
    nameOf,
    messages: {
      removed: (title) => t('removed', { title }),
      removeFailed: (title) => t('failedRemove', { title }),
    },
    put: withItem,
  });

  const mark = (item: FeedItem, read: boolean) => {
    const ids = new Set([item.id]);
    void write({
      id: `read ${item.id}`,
      call: () => markFeedItem(kind, item.id, read),
      apply: (items) => withRead(items, ids, read),
      rollBack: (items) => withRead(items, ids, !read),
      failure: t('failedRead', { title: nameOf(item) }),
    });
  };

  return {
    toggleRead: (item: FeedItem) => mark(item, !item.read),
    /** Following a row's link marks it as read. */
    read: (item: FeedItem) => {
      if (!item.read) mark(item, true);
    },
    markAll(items: readonly FeedItem[]) {
      const ids = new Set(items.filter(({ read }) => !read).map(({ id }) => id));
      if (ids.size === 0) return;
      void write({
        id: 'all',
        call: () => markAllAsRead(kind),
        apply: (all) => withRead(all, ids, true),
        rollBack: (all) => withRead(all, ids, false),
        failure: t(`${kind}.markAllFailed`),
      });
      announce(t(`${kind}.markedAll`));
    },
    remove: (item: FeedItem) => void remove(item),
  };
}
