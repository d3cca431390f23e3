import { useMemo, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { StockLevel } from '../StockLevel/StockLevel';
import { DataTable, type DataTableProps } from './DataTable';
import type { Column, Sort } from './types';

export interface SampleProduct {
  id: string;
  sku: string;
  name: string;
  price: number;
  stock: number;
  active: boolean;
}

const FAMILIES = ['Field watch', 'Harbour diver', 'Canvas strap', 'Linen shirt', 'Market bag', 'Trail shoe', 'Rain jacket'];
const FORMS = ['38 mm', 'steel', 'sand', 'olive', 'no. 4', 'wide', 'ladies'];

/** Makes any number of products, the same every time. */
export const sampleProducts = (count: number): SampleProduct[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sku: `SR-${String(index + 1).padStart(6, '0')}`,
    name: `${FAMILIES[index % FAMILIES.length]} ${FORMS[(index * 3 + Math.floor(index / 7)) % FORMS.length]}`,
    price: 12.5 + ((index * 37) % 240),
    stock: (index * 13) % 64,
    active: index % 9 !== 4,
  }));

const stockLabels = { outOfStock: 'out of stock', low: 'low', medium: 'getting low', high: 'enough' };
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

export const productColumns: Column<SampleProduct>[] = [
  { id: 'name', header: 'Name', sortable: true, render: ({ name }) => <strong style={{ fontWeight: 500 }}>{name}</strong> },
  { id: 'sku', header: 'SKU', sortable: true, width: 130, hideBelow: 'md', render: ({ sku }) => sku },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    sortable: true,
    width: 110,
    hideBelow: 'sm',
    render: ({ price }) => money.format(price),
  },
  {
    id: 'stock',
    header: 'Stock',
    align: 'end',
    sortable: true,
    width: 96,
    narrowWidth: 76,
    render: ({ stock }) => <StockLevel stock={stock} locale="en" labels={stockLabels} />,
  },
  {
    id: 'active',
    header: 'Active',
    sortable: true,
    width: 104,
    hideBelow: 'lg',
    render: ({ active }) => <Icon name={active ? 'checkCircle' : 'cross'} label={active ? 'Active' : 'Not active'} />,
  },
];

const compare = (a: SampleProduct, b: SampleProduct, column: keyof SampleProduct) => {
  const [one, other] = [a[column], b[column]];
  return typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : Number(one) - Number(other);
};

const rowKey = ({ id }: SampleProduct) => id;
const details = ({ name, sku }: SampleProduct) => (
  <div style={{ padding: 20 }}>
    <p>
      {name}, {sku}
    </p>
    <label>
      Note <input style={{ minHeight: 32 }} />
    </label>
  </div>
);
const actions = ({ name }: SampleProduct) => (
  <>
    <IconButton icon="edit" size="sm" label={`Edit ${name}`} />
    <IconButton icon="delete" size="sm" label={`Delete ${name}`} />
  </>
);

export interface SampleTableProps extends Partial<Omit<DataTableProps<SampleProduct>, 'selection' | 'rowActions'>> {
  selectable?: boolean;
  withDetails?: boolean;
  withActions?: boolean;
}

/** A table that manages its sorting, selection and details, for stories. */
export function SampleTable({ rows = [], selectable, withDetails, withActions, bulkBar, ...rest }: SampleTableProps) {
  const [sort, setSort] = useState<Sort>({ column: 'name', order: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string | null>(null);
  const sorted = useMemo(() => {
    const column = sort.column as keyof SampleProduct;
    return rows.toSorted((a, b) => compare(a, b, column) * (sort.order === 'asc' ? 1 : -1));
  }, [rows, sort]);
  return (
    <DataTable
      label="Products"
      columns={productColumns}
      rowKey={rowKey}
      sort={sort}
      onSortChange={setSort}
      {...rest}
      rows={sorted}
      selection={
        selectable
          ? {
              selected,
              onChange: setSelected,
              labels: { selectAll: 'Select all products', selectRow: ({ name, sku }) => `Select ${name}, ${sku}` },
            }
          : undefined
      }
      bulkBar={selectable ? (bulkBar ?? <span>{selected.size} selected</span>) : undefined}
      {...(withDetails && {
        expandedKey: open,
        renderExpanded: details,
        expander: {
          header: 'Details',
          label: ({ name }: SampleProduct) => `Details of ${name}`,
          onToggle: (key: string) => setOpen(open === key ? null : key),
        },
      })}
      {...(withActions && { rowActions: actions, actionsLabel: 'Actions', actionsWidth: 104, actionsHideBelow: 'sm' as const })}
    />
  );
}
