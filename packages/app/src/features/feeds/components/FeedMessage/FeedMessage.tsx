import { Button, EmptyState, Skeleton } from '@stockroom/ui';
import type { FeedKind } from '#features/feeds/model/feed';
import { useTranslation } from '#shared/i18n/useTranslation';
import { SkeletonRow } from './FeedMessage.styles';

/** Shown in place of the list: the reason why it is empty, and an action. */
export function FeedMessage({ kind, what, onAction }: FeedMessageProps) {
  const { t } = useTranslation('feeds');
  if (what === 'noMatch') {
    return (
      <EmptyState
        level={3}
        illustration="search"
        title={t(`${kind}.noMatch`)}
        action={<Button onPress={onAction}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState level={3} illustration="box" title={t(`${kind}.empty`)}>
      {t(`${kind}.emptyText`)}
    </EmptyState>
  );
}

export interface FeedMessageProps {
  kind: FeedKind;
  what: 'empty' | 'noMatch';
  /** Shows all items. */
  onAction: () => void;
}

/** Placeholder rows of the list. */
export function FeedSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')}>
      {[72, 54, 63, 48].map((width) => (
        <SkeletonRow key={width}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton width={`${width}%`} />
            <Skeleton />
            <Skeleton width={80} />
          </div>
        </SkeletonRow>
      ))}
    </div>
  );
}
