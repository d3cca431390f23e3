import { PAGE_SIZES, type Pagination as Pages } from '@stockroom/contract';
import { Pagination } from '@stockroom/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/useFormat';

/** The paginator (screens, 0.2 and 0.3). */
export function ListFooter({ pages, onPage, onSize }: ListFooterProps) {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Pagination
      label={t('pages.label')}
      {...pages}
      sizes={PAGE_SIZES}
      onPageChange={onPage}
      onSizeChange={onSize}
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
}

export interface ListFooterProps {
  pages: Pages;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
}
