import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { countUnread, type FeedItem, type FeedKind, newestUnread } from '../model/feed';

/** "3 unread messages, newest from Deniz": tells people who cannot see the tint about unread items. */
export function useFeedSummary(kind: FeedKind): (items: readonly FeedItem[]) => string {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  return (items) => {
    const count = countUnread(items);
    const newest = newestUnread(items)?.title || t('untitled');
    return count === 0 ? t(`${kind}.allRead`) : t(`${kind}.summary`, { count, formatted: format.number(count), newest });
  };
}
