import type { Product, ProductSort, SortOrder } from '@stockroom/contract';
import { DataTable } from '@stockroom/ui';
import { type ReactNode, useMemo } from 'react';
import type { InlineChange } from '#features/inventory/model/inlineChange';
import { type ColumnId, sortOf } from '#features/inventory/model/list/columns';
import { useWidth } from '#shared/hooks/useWidth';
import { textTemplate } from '#shared/i18n/textTemplate';
import { useTranslation } from '#shared/i18n/useTranslation';
import { Rows } from './ProductTable.styles';
import { useProductColumns } from './useProductColumns';

/** Number of rows from which only visible rows are rendered. */
const VIRTUAL_FROM = 50;

/** The store's products, one row each. Stock, price and active are changed in the row. */
export function ProductTable(props: ProductTableProps) {
  const { rows, columns, filteredOut, sort, order, open, selected, isLoading, empty, bulkBar, footer } = props;
  const { onSort, onSelect, onToggle, onInline } = props;
  const { t } = useTranslation('inventory');
  const [place, width] = useWidth();
  const { selectRow, details } = useMemo(
    () => ({
      selectRow: textTemplate((name) => t('table.selectRow', { name })),
      details: textTemplate((name) => t('table.details', { name })),
    }),
    [t],
  );
  return (
    <Rows ref={place}>
      <DataTable
        label={t('table.label')}
        // Tests and users rely on "a table named Products".
        semantics="table"
        rows={rows}
        rowKey={keyOf}
        columns={useProductColumns(columns, width, onInline, filteredOut)}
        sort={{ column: sort, order }}
        onSortChange={({ column, order: next }) => {
          const wanted = sortOf(column);
          if (wanted) onSort(wanted, next);
        }}
        selection={{
          selected,
          onChange: onSelect,
          labels: { selectAll: t('table.selectAll'), selectRow: ({ name }) => selectRow(name) },
        }}
        expander={{
          onToggle: (key) => onToggle(Number(key)),
          label: ({ name }) => details(name),
          header: t('table.actions'),
        }}
        expandedKey={open === null ? null : String(open)}
        renderExpanded={props.renderDetails}
        loading={isLoading}
        loadingRows={props.loadingRows}
        empty={empty}
        bulkBar={bulkBar}
        footer={footer}
        virtual={rows.length > VIRTUAL_FROM ? { maxHeight: 'max(360px, calc(100dvh - 260px))' } : undefined}
      />
    </Rows>
  );
}

function keyOf({ id }: Product): string {
  return String(id);
}

export interface ProductTableProps {
  rows: readonly Product[];
  columns: readonly ColumnId[];
  /** Ids of shown rows that no longer match the filters; the same set until the ids change. */
  filteredOut?: ReadonlySet<number>;
  sort: ProductSort;
  order: SortOrder;
  /** Id of the product whose details are open. */
  open: number | null;
  selected: ReadonlySet<string>;
  isLoading: boolean;
  /** Number of placeholder rows while loading: the page size. */
  loadingRows: number;
  empty?: ReactNode;
  bulkBar?: ReactNode;
  footer?: ReactNode;
  renderDetails: (product: Product) => ReactNode;
  onSort: (sort: ProductSort, order: SortOrder) => void;
  onSelect: (selected: ReadonlySet<string>) => void;
  onToggle: (id: number) => void;
  /** Must stay the same over re-renders, or every row renders again. */
  onInline: ((product: Product, change: InlineChange) => void) | undefined;
}
