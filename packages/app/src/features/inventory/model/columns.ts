import type { ProductSort } from '@stockroom/contract';

/** Columns of the product table, in their order. */
export const COLUMN_IDS = [
  'image',
  'sku',
  'name',
  'barcode',
  'brand',
  'price',
  'cost',
  'stock',
  'available',
  'active',
  'updatedAt',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Columns that a person can't put away: without a name a row is nobody's. */
export const FIXED_COLUMNS: readonly ColumnId[] = ['name'];
/** Columns shown until the person chooses otherwise (screens, 3.1 Shows). */
export const DEFAULT_COLUMNS: readonly ColumnId[] = ['image', 'sku', 'name', 'price', 'stock', 'active'];

/** From which breakpoint a column is shown (screens, 3.1 Shows): image and name always, sm price, md SKU, lg the rest. */
export const HIDE_BELOW: Partial<Record<ColumnId, 'sm' | 'md' | 'lg'>> = {
  price: 'sm',
  sku: 'md',
  stock: 'lg',
  active: 'lg',
  barcode: 'lg',
  brand: 'lg',
  cost: 'lg',
  available: 'lg',
  updatedAt: 'lg',
};

/** The order that the server can sort a column in, if it can. */
export function sortOf(column: string): ProductSort | undefined {
  return (['name', 'sku', 'price', 'stock', 'active'] as const).find((sort) => sort === column);
}

/** Reads a stored choice of columns: what is unknown is dropped, what must be there is added, the order is the table's. */
export function readColumns(stored: unknown): ColumnId[] {
  if (!Array.isArray(stored)) return [...DEFAULT_COLUMNS];
  return COLUMN_IDS.filter((id) => FIXED_COLUMNS.includes(id) || stored.includes(id));
}

/** Shows a column, or puts it away. */
export function toggleColumn(shown: readonly ColumnId[], id: ColumnId): ColumnId[] {
  if (FIXED_COLUMNS.includes(id)) return [...shown];
  return COLUMN_IDS.filter((column) => (column === id ? !shown.includes(id) : shown.includes(column)));
}
