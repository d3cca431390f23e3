import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { announce } from '../../../../shared/announce/announce';
import { useListWrites } from '../../../../shared/query/useListWrites';
import { toasts } from '../../../../shared/toast/toast';
import { feedKeys } from '../../api/feedKeys';
import { tellOtherTabs } from '../../api/feedTabs';
import { markAllAsRead } from '../../api/markAllAsRead';
import { markFeedItem } from '../../api/markFeedItem';
import { removeFeedItem } from '../../api/removeFeedItem';
import { restoreFeedItem } from '../../api/restoreFeedItem';
import { type FeedItem, type FeedKind, withItem, without, withRead } from '../../model/feed';

/** What can be done with the items of a list. */
export function useFeedActions(kind: FeedKind) {
  const { t } = useTranslation('feeds');
  const write = useListWrites<FeedItem>(feedKeys.list(kind), () => tellOtherTabs(kind));
  const titleOf = ({ title }: FeedItem) => title || t('untitled');

  const mark = (item: FeedItem, read: boolean) => {
    const ids = new Set([item.id]);
    write({
      id: `read ${item.id}`,
      call: () => markFeedItem(kind, item.id, read),
      apply: (items) => withRead(items, ids, read),
      rollBack: (items) => withRead(items, ids, !read),
      failure: t('failedRead', { title: titleOf(item) }),
    });
  };

  const restore = (item: FeedItem) => {
    write({
      id: `restore ${item.id}`,
      call: () => restoreFeedItem(kind, item),
      apply: (items) => withItem(items, item),
      rollBack: (items) => without(items, item.id),
      failure: t('failedRestore', { title: titleOf(item) }),
    });
    announce(t('restored', { title: titleOf(item) }));
  };

  return {
    toggleRead: (item: FeedItem) => mark(item, !item.read),
    /** Following a row's link reads it. */
    read: (item: FeedItem) => {
      if (!item.read) mark(item, true);
    },
    markAll(items: readonly FeedItem[]) {
      const ids = new Set(items.filter(({ read }) => !read).map(({ id }) => id));
      if (ids.size === 0) return;
      write({
        id: 'all',
        call: () => markAllAsRead(kind),
        apply: (all) => withRead(all, ids, true),
        rollBack: (all) => withRead(all, ids, false),
        failure: t(`${kind}.markAllFailed`),
      });
      announce(t(`${kind}.markedAll`));
    },
    remove(item: FeedItem) {
      const title = titleOf(item);
      const toast = toasts.show({
        message: t('removed', { title }),
        action: { label: t('undo'), onAction: () => restore(item) },
      });
      write({
        id: `remove ${item.id}`,
        call: () => removeFeedItem(kind, item.id),
        apply: (items) => without(items, item.id),
        rollBack: (items) => withItem(items, item),
        failure: t('failedRemove', { title }),
        // There is nothing to undo.
        onFail: () => toasts.dismiss(toast),
      });
    },
  };
}
