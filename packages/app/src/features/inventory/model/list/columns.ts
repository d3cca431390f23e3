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
/** Columns shown until the person chooses otherwise. */
export const DEFAULT_COLUMNS: readonly ColumnId[] = ['image', 'sku', 'name', 'price', 'stock', 'active'];

/** The breakpoint from which a column is shown: image and name always, sm price, md SKU, lg the rest. */
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

/** Width of each column in px, where the browser's letters are as large as they come. The name takes what is left. */
export const COLUMN_WIDTHS: Partial<Record<ColumnId, number>> = {
  image: 64,
  sku: 152,
  barcode: 152,
  brand: 152,
  price: 120,
  cost: 112,
  stock: 128,
  available: 104,
  active: 120,
  updatedAt: 160,
};

/** The least that a name needs, and what ticking and opening a row take. */
const NAME_WIDTH = 200;
const TOOLS_WIDTH = 104;

/** Which columns are there first, when there is no room for all. */
const FIRST: readonly ColumnId[] = [
  'name',
  'image',
  'price',
  'stock',
  'sku',
  'active',
  'barcode',
  'brand',
  'cost',
  'available',
  'updatedAt',
];

/** The columns of those chosen that there is room for. What the others say stands under the name. @param width of the table in px, by as much less as the browser's letters are larger */
export function fittingColumns(shown: readonly ColumnId[], width: number): ColumnId[] {
  let room = width - NAME_WIDTH - TOOLS_WIDTH;
  const fitting = new Set<ColumnId>(['name', 'image']);
  room -= shown.includes('image') ? (COLUMN_WIDTHS.image ?? 0) : 0;
  for (const id of FIRST) {
    if (!shown.includes(id) || fitting.has(id)) continue;
    room -= COLUMN_WIDTHS[id] ?? 0;
    if (room < 0) break;
    fitting.add(id);
  }
  return shown.filter((id) => fitting.has(id));
}

/** Whether what a column says stands under the name where there is no room for it: on a phone the SKU is left out. */
export const isUnderName = (id: ColumnId, isPhone: boolean): boolean => id !== 'image' && (!isPhone || id !== 'sku');

/** The order that the server can sort a column in, if it can. */
export function sortOf(column: string): ProductSort | undefined {
  return (['name', 'sku', 'price', 'stock', 'active'] as const).find((sort) => sort === column);
}

/** Reads a stored choice of columns: what is unknown is dropped, what must be there is added, the order is the table's. */
export function readColumns(stored: unknown): ColumnId[] {
  if (!Array.isArray(stored)) return [...DEFAULT_COLUMNS];
  return COLUMN_IDS.filter((id) => FIXED_COLUMNS.includes(id) || stored.includes(id));
}

/** Columns as the address writes them. */
export const columnsToAddress = (columns: readonly ColumnId[]): string => columns.join('.');

/** The columns that an address asks for. */
export const columnsOfAddress = (text: string): ColumnId[] => readColumns(text.split('.'));

/** Shows a column, or puts it away. */
export function toggleColumn(shown: readonly ColumnId[], id: ColumnId): ColumnId[] {
  if (FIXED_COLUMNS.includes(id)) return [...shown];
  return COLUMN_IDS.filter((column) => (column === id ? !shown.includes(id) : shown.includes(column)));
}
