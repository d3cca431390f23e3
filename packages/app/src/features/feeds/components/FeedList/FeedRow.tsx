import { FeedItem as Row, type FeedItemProps } from '@stockroom/ui';
import type { FeedItem } from '#features/feeds/model/feed';
import { relativeTime } from '#shared/format/relativeTime';
import { useFormat } from '#shared/format/useFormat';
import { plainText } from '#shared/html/plainText';
import { useTranslation } from '#shared/i18n/useTranslation';
import { safeImage } from '#shared/links/safeImage';
import { safeLink } from '#shared/links/safePath';

/** A message or notification. All of it is data: its HTML is read as text, its link and picture are checked. */
export function FeedRow({ item, now, ...handlers }: FeedRowProps) {
  const { t } = useTranslation('feeds');
  const format = useFormat();
  const title = item.title?.trim() || t('untitled');
  const link = item.link ? safeLink(item.link) : null;
  return (
    <Row
      {...handlers}
      rowId={item.id}
      title={item.title?.trim()}
      text={item.description && plainText(item.description)}
      time={{
        label: relativeTime(item.time, now, format.locale),
        exact: format.date(item.time, { time: true }),
        iso: item.time,
      }}
      unread={!item.read}
      image={safeImage(item.image)}
      icon={item.icon}
      link={link ? (link.kind === 'own' ? { href: link.path } : { href: link.href, external: true }) : undefined}
      labels={{
        toggle: t(item.read ? 'markUnread' : 'markRead', { title }),
        remove: t('remove', { title }),
        unread: t('unread'),
        untitled: t('untitled'),
        external: t('external'),
      }}
    />
  );
}

interface FeedRowProps extends Pick<FeedItemProps, 'onOpen' | 'onToggleRead' | 'onRemove'> {
  item: FeedItem;
  /** Milliseconds since 1970. */
  now: number;
}
