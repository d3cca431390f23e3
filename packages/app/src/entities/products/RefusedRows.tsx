import type { RefusedImportEntry } from '@stockroom/contract';
import { type Column, DataTable } from '@stockroom/ui';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { TwoLineCells } from '#shared/list/TwoLineCells';
import { Reason } from './RefusedRows.styles';
import { useRefusalReason } from './useRefusalReason';

/** Rows of a file that the server refused, each with the reason and the product. */
export function RefusedRows({ entries, isLoading = false, framed = true }: RefusedRowsProps) {
  const { t } = useTranslation('products');
  const format = useFormat();
  const reasonOf = useRefusalReason();
  const columns: Column<RefusedImportEntry>[] = [
    {
      id: 'row',
      header: t('refused.row'),
      align: 'end',
      width: 72,
      render: ({ row }) => (row === null ? '' : format.number(row)),
    },
    {
      id: 'reason',
      header: t('refused.reason'),
      render: ({ sku, name, reason }) => (
        <>
          <Reason title={reasonOf(reason)}>{reasonOf(reason)}</Reason>
          <span data-second title={name}>
            {[sku, name].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
  ];
  return (
    <TwoLineCells>
      <DataTable
        label={t('refused.list')}
        semantics="table"
        columns={columns}
        rows={entries}
        rowKey={keyOf}
        loading={isLoading}
        loadingRows={2}
        framed={framed}
        virtual={{ rowHeight: 76, maxHeight: 400 }}
      />
    </TwoLineCells>
  );
}

const keyOf = ({ row, sku, name }: RefusedImportEntry) => `${row} ${sku} ${name}`;

export interface RefusedRowsProps {
  entries: readonly RefusedImportEntry[];
  isLoading?: boolean;
  /** Whether it has a border; not needed inside a card. */
  framed?: boolean;
}
