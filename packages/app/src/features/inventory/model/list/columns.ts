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

/** Columns that the user can't hide: without a name a row cannot be identified. */
export const FIXED_COLUMNS: readonly ColumnId[] = ['name'];
/** Columns shown until the user chooses otherwise. */
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

/** Width of each column in px, at the browser's default text size. The name takes the remaining space. */
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

/** Minimum width of the name; `TOOLS_WIDTH` is that of the checkbox and the expand button. */
const NAME_WIDTH = 200;
const TOOLS_WIDTH = 104;

/** Priority of the columns when there is not enough space for all. */
const COLUMN_PRIORITY: readonly ColumnId[] = [
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

/**
 * Those of the chosen columns that fit into the width. The values of the others appear below the name.
 * @param width of the table in px, divided by the browser's text scale
 */
export function fittingColumns(shown: readonly ColumnId[], width: number): ColumnId[] {
  let room = width - NAME_WIDTH - TOOLS_WIDTH;
  const fitting = new Set<ColumnId>(['name', 'image']);
  room -= shown.includes('image') ? (COLUMN_WIDTHS.image ?? 0) : 0;
  for (const id of COLUMN_PRIORITY) {
    if (!shown.includes(id) || fitting.has(id)) continue;
    room -= COLUMN_WIDTHS[id] ?? 0;
    if (room < 0) break;
    fitting.add(id);
  }
  return shown.filter((id) => fitting.has(id));
}

/** Whether a column's value appears below the name when the column does not fit: on a phone the SKU is left out. */
export const isUnderName = (id: ColumnId, isPhone: boolean): boolean => id !== 'image' && (!isPhone || id !== 'sku');

/** The server's sort order for a column, if it can sort by it. */
export function sortOf(column: string): ProductSort | undefined {
  return (['name', 'sku', 'price', 'stock', 'active'] as const).find((sort) => sort === column);
}

/** Reads a stored choice of columns: drops unknown ones, adds fixed ones and restores the table's order. */
export function readColumns(stored: unknown): ColumnId[] {
  if (!Array.isArray(stored)) return [...DEFAULT_COLUMNS];
  return COLUMN_IDS.filter((id) => FIXED_COLUMNS.includes(id) || stored.includes(id));
}

/** Columns as written into the address. */
export const columnsToAddress = (columns: readonly ColumnId[]): string => columns.join('.');

/** The columns that an address requests. */
export const columnsOfAddress = (text: string): ColumnId[] => readColumns(text.split('.'));

/** Shows or hides a column. */
export function toggleColumn(shown: readonly ColumnId[], id: ColumnId): ColumnId[] {
  if (FIXED_COLUMNS.includes(id)) return [...shown];
  return COLUMN_IDS.filter((column) => (column === id ? !shown.includes(id) : shown.includes(column)));
}
