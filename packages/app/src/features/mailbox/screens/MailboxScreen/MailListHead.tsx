import type { MailPagination } from '@stockroom/contract';
import { Button, Checkbox, IconButton } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { CheckboxSpace, ListHead, ListName, Range, Paging } from './MailboxScreen.styles';

/** The list's name, its range and total, and paging. */
export function MailListHead({ name, pagination, onPage, onSelectAll, onEmpty, isCounting }: MailListHeadProps) {
  const { t } = useTranslation('mailbox');
  const { number } = useFormat();
  const { currentPage = 1, lastPage = 1, startIndex = 0, endIndex = -1, totalResults = 0 } = pagination ?? {};
  return (
    <ListHead>
      {totalResults > 0 ? (
        <Checkbox label={t('row.selectPage')} hideLabel checked={false} onChange={onSelectAll} />
      ) : (
        pagination === null && <CheckboxSpace />
      )}
      <ListName>{name}</ListName>
      {onEmpty && totalResults > 0 && (
        <Button size="sm" variant="quiet" icon="delete" loading={isCounting} onPress={onEmpty}>
          {t('empty.act')}
        </Button>
      )}
      {totalResults > 0 && (
        <Paging>
          <Range>
            {t('list.range', { start: number(startIndex + 1), end: number(endIndex + 1), total: number(totalResults) })}
          </Range>
          <IconButton
            icon="chevronLeft"
            size="sm"
            label={t('list.previous')}
            unavailable={currentPage <= 1}
            onPress={() => currentPage > 1 && onPage(currentPage - 1)}
          />
          <IconButton
            icon="chevronRight"
            size="sm"
            label={t('list.next')}
            unavailable={currentPage >= lastPage}
            onPress={() => currentPage < lastPage && onPage(currentPage + 1)}
          />
        </Paging>
      )}
    </ListHead>
  );
}

export interface MailListHeadProps {
  /** Name of the folder, mark or label, or of the search results. */
  name: string;
  pagination: MailPagination | null;
  onPage: (page: number) => void;
  onSelectAll: () => void;
  /** For trash and spam: deletes everything in it, after confirmation. */
  onEmpty?: () => void;
  /** Whether the mails to be deleted are being counted. */
  isCounting: boolean;
}
