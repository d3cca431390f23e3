import { memo } from 'react';
import { PAGE_SIZES, type Pagination as Pages } from '@stockroom/contract';
import { Pagination } from '@stockroom/ui';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { useFormat } from '../../../../shared/format/useFormat';
import { type ListState, moveInList } from '../../model/listState';

/** The paginator (screens, 0.2 and 0.3). Another order of the same pages leaves it as it is. */
export const ListFooter = memo(function ListFooter({ go, ...pages }: ListFooterProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Pagination
      label={t('pages.label')}
      {...pages}
      sizes={PAGE_SIZES}
      onPageChange={(page) => go((now) => moveInList(now, { page }))}
      onSizeChange={(size) => go((now) => moveInList(now, { size }))}
      labels={{
        first: t('pages.first'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        last: t('pages.last'),
        pageSize: t('pages.size'),
        range: (start, end, total) =>
          t('pages.range', { start: format.number(start), end: format.number(end), total: format.number(total) }),
      }}
    />
  );
});

export interface ListFooterProps extends Pages {
  /** Moves the list. */
  go: (move: (now: ListState) => ListState) => void;
}
