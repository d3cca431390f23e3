export const WARES = ['watch', 'strap', 'bag', 'shirt', 'shoe'] as const;
export const COLORS = ['navy', 'oak', 'sand', 'olive', 'stone', 'rust'] as const;

/** A row of the table of ten thousand products. */
export interface SampleRow {
  id: string;
  sku: string;
  /** Name in the current language. */
  name: string;
  /** Indexes in `WARES` and `COLORS`. */
  ware: number;
  color: number;
  price: number;
  stock: number;
  sold: number;
}

/** Generates products by a fixed rule: the same ones each time, without their names. */
export function manyProducts(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sku: `ST-${String(index + 1).padStart(5, '0')}`,
    name: '',
    ware: (index * 7) % WARES.length,
    color: (index * 5 + Math.floor(index / 30)) % COLORS.length,
    price: 9.9 + ((index * 37) % 240),
    stock: (index * 13) % 97,
    sold: (index * 29) % 410,
  }));
}

export const SAMPLE_COLUMNS = ['sku', 'name', 'price', 'stock', 'sold'] as const;
export type SampleColumn = (typeof SAMPLE_COLUMNS)[number];
export interface RowOrder {
  column: SampleColumn;
  order: 'asc' | 'desc';
}

/** Sorts rows by a column; equal rows keep their order. */
export function orderRows(rows: readonly SampleRow[], { column, order }: RowOrder, collator: Intl.Collator): SampleRow[] {
  const sign = order === 'asc' ? 1 : -1;
  const compare = (one: SampleRow, other: SampleRow) =>
    column === 'name' || column === 'sku' ? collator.compare(one[column], other[column]) : one[column] - other[column];
  return rows.toSorted((one, other) => sign * compare(one, other));
}
