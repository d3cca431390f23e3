import { type Column, DataTable, foldText } from '@stockroom/ui';
import { type ReactNode, useState } from 'react';
import {
  COLORS,
  manyProducts,
  orderRows,
  type RowOrder,
  type SampleColumn,
  type SampleRow,
  WARES,
} from '#features/showcase/model/manyProducts';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { useAnnounceResults } from '#shared/list/useAnnounceResults';

const products = manyProducts(10_000);
const rowKey = (row: SampleRow) => row.id;

/** Ten thousand products: searched, sorted and selected, with only the rows in view drawn. */
export function ManyProducts({ search, order, onOrder, empty }: ManyProductsProps) {
  const { t, i18n } = useTranslation('showcase');
  const format = useFormat();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const wares = WARES.map((ware) => t(`table.wares.${ware}`));
  const colors = COLORS.map((color) => t(`table.colors.${color}`));
  const nameOf = (row: SampleRow) => t('table.name', { color: colors[row.color], ware: wares[row.ware] });
  const wanted = foldText(search);
  const named = products.map((row) => ({ ...row, name: nameOf(row) }));
  const found = named.filter((row) => foldText(`${row.sku} ${row.name}`).includes(wanted));
  const rows = orderRows(found, order, new Intl.Collator(i18n.language));
  const columns: Column<SampleRow>[] = [
    { id: 'sku', header: t('table.columns.sku'), sortable: true, width: 120, hideBelow: 'sm', render: (row) => row.sku },
    { id: 'name', header: t('table.columns.name'), sortable: true, render: (row) => row.name },
    ...(['price', 'stock', 'sold'] as const).map((id): Column<SampleRow> => ({
      id,
      header: t(`table.columns.${id}`),
      align: 'end',
      sortable: true,
      width: 116,
      narrowWidth: 88,
      hideBelow: id === 'stock' ? undefined : 'sm',
      render: (row) => (id === 'price' ? format.money(row.price) : format.number(row[id])),
    })),
  ];
  const count =
    selected.size > 0
      ? t('table.selected', { count: selected.size, formatted: format.number(selected.size) })
      : t('table.found', { count: rows.length, formatted: format.number(rows.length) });
  useAnnounceResults({
    scope: search,
    length: rows.length,
    message: t('table.found', { count: rows.length, formatted: format.number(rows.length) }),
  });
  return (
    <DataTable
      label={t('table.label')}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      sort={order}
      onSortChange={({ column, order: sortOrder }) => onOrder({ column: column as SampleColumn, order: sortOrder })}
      selection={{
        selected,
        onChange: setSelected,
        labels: {
          selectAll: t('table.selectAll'),
          selectRow: (row) => t('table.selectRow', { name: `${row.sku} ${row.name}` }),
        },
      }}
      virtual={{ maxHeight: 560 }}
      stickyHead={false}
      empty={empty}
      caption={count}
    />
  );
}

export interface ManyProductsProps {
  /** Part of a code or a name to search for. */
  search: string;
  order: RowOrder;
  onOrder: (order: RowOrder) => void;
  /** Shown in place of rows when no product matches. */
  empty: ReactNode;
}
