import { Drawer, EmptyState, Skeleton, VisuallyHidden } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { ShownQuery } from '../query/client/queryState';
import { QueryPage } from '../query/QueryPage';
import { Groups } from './TrashList.styles';

/**
 * Deleted records of an area, which can be restored. Renders a drawer with the lists of `children`, or their replacement while
 * loading, failed or empty.
 */
export function TrashDrawer({ title, query, count, emptyText, search, noMatch, footer, onClose, children }: TrashDrawerProps) {
  const { t } = useTranslation('trash');
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('close')} footer={count > 0 && footer}>
      {search}
      <QueryPage
        query={query}
        count={count}
        isFiltered={noMatch !== undefined}
        noMatch={noMatch}
        labels={{ failed: t('failed') }}
        level={3}
        waiting={
          <div role="status">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="rect" height={56} />
          </div>
        }
        empty={
          <EmptyState level={3} illustration="box" title={t('empty')}>
            {emptyText}
          </EmptyState>
        }
      >
        <Groups>{children}</Groups>
      </QueryPage>
    </Drawer>
  );
}

export interface TrashDrawerProps {
  title: string;
  query: ShownQuery;
  /** Number of entries that match the search. */
  count: number;
  /** Description of the trash and its actions. */
  emptyText: string;
  /** Field for searching the trash. */
  search?: ReactNode;
  /** Replaces the list when a search finds nothing. */
  noMatch?: ReactNode;
  /** Actions for all entries. */
  footer?: ReactNode;
  onClose: () => void;
  /** One `TrashList` for each kind of record. */
  children: ReactNode;
}
