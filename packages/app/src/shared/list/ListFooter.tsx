import { PAGE_SIZES, type Pagination as Pages } from '@stockroom/contract';
import { Pagination } from '@stockroom/ui';
import { memo } from 'react';
import { useFormat } from '../format/useFormat';
import { useTranslation } from '../i18n/useTranslation';

/** Paginator. Does not re-render when only the order of its pages changes. */
export const ListFooter = memo(function ListFooter({ onMove, ...pages }: ListFooterProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Pagination
      label={t('list.pages.label')}
      {...pages}
      sizes={PAGE_SIZES}
      onPageChange={(page) => onMove({ page })}
      onSizeChange={(size) => onMove({ size })}
      labels={{
        first: t('list.pages.first'),
        previous: t('list.pages.previous'),
        next: t('list.pages.next'),
        last: t('list.pages.last'),
        pageSize: t('list.pages.size'),
        range: (start, end, total) =>
          t('list.pages.range', { start: format.number(start), end: format.number(end), total: format.number(total) }),
      }}
    />
  );
});

export interface ListFooterProps extends Pages {
  /** Moves through the list: `move` of `useListAddress`, which is stable over renders. */
  onMove: (change: { page: number } | { size: number }) => void;
}
