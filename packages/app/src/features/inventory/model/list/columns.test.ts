import { describe, expect, it } from 'vitest';
import {
  COLUMN_IDS,
  columnsOfAddress,
  columnsToAddress,
  DEFAULT_COLUMNS,
  fittingColumns,
  readColumns,
  sortOf,
  toggleColumn,
} from './columns';

describe('readColumns', () => {
  it('returns the default until the user has chosen', () => {
    expect(readColumns(undefined)).toEqual(DEFAULT_COLUMNS);
    expect(readColumns('sku')).toEqual(DEFAULT_COLUMNS);
  });

  it('drops unknown columns, adds the name, and keeps the order of the table', () => {
    expect(readColumns(['stock', 'colour', 'sku', 7])).toEqual(['sku', 'name', 'stock']);
  });
});

describe('columns in an address', () => {
  it('are read back, without unknown columns', () => {
    expect(columnsOfAddress(columnsToAddress(['sku', 'name', 'cost']))).toEqual(['sku', 'name', 'cost']);
    expect(columnsOfAddress('cost.<b>.__proto__..sku')).toEqual(['sku', 'name', 'cost']);
  });
});

describe('toggleColumn', () => {
  it('shows and hides a column', () => {
    expect(toggleColumn(['name', 'price'], 'cost')).toEqual(['name', 'price', 'cost']);
    expect(toggleColumn(['name', 'price'], 'price')).toEqual(['name']);
  });

  it('never hides the name', () => {
    expect(toggleColumn(['name'], 'name')).toEqual(['name']);
  });
});

describe('fittingColumns', () => {
  it('returns all of them where there is enough space', () => {
    expect(fittingColumns(COLUMN_IDS, 2000)).toEqual(COLUMN_IDS);
    expect(fittingColumns(DEFAULT_COLUMNS, 1112)).toEqual(DEFAULT_COLUMNS);
  });

  it('reserves space for the name: the least important columns go first', () => {
    const chosen = [...DEFAULT_COLUMNS, 'barcode', 'cost', 'available'] as const;
    expect(fittingColumns(chosen, 1112)).toEqual([...DEFAULT_COLUMNS, 'barcode']);
    expect(fittingColumns(COLUMN_IDS, 320)).toEqual(['image', 'name']);
  });
});

describe('sortOf', () => {
  it('knows which columns the server can sort', () => {
    expect(sortOf('price')).toBe('price');
    expect(sortOf('image')).toBeUndefined();
  });
});
