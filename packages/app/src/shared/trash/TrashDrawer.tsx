import { Drawer, EmptyState, Skeleton, VisuallyHidden } from '@stockroom/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { QueryPage } from '../query/QueryPage';
import type { ShownQuery } from '../query/client/queryState';
import './locales/types';
import { Groups } from './TrashList.styles';

/**
 * Deleted records of an area, to be brought back. Renders a drawer with the lists of `children`, or what stands in their place.
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
  /** How many things lie there, of those that are searched for. */
  count: number;
  /** A description of the trash, and of its actions. */
  emptyText: string;
  /** The field of a trash that can be searched. */
  search?: ReactNode;
  /** In place of the list where a search finds nothing. */
  noMatch?: ReactNode;
  /** Actions for all of it. */
  footer?: ReactNode;
  onClose: () => void;
  /** One `TrashList` for each kind of thing. */
  children: ReactNode;
}
