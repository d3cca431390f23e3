import { useTranslation } from '../../../shared/i18n/useTranslation';
import { useFormat } from '../../../shared/format/useFormat';
import { countUnread, type FeedItem, type FeedKind, newestUnread } from '../model/feed';

/** "3 unread messages, newest from Deniz": where unread items are, for those who can't see the tint. */
export function useFeedSummary(kind: FeedKind): (items: readonly FeedItem[]) => string {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  return (items) => {
    const count = countUnread(items);
    const newest = newestUnread(items)?.title || t('untitled');
    return count === 0 ? t(`${kind}.allRead`) : t(`${kind}.summary`, { count, formatted: format.number(count), newest });
  };
}
