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
  it('is the default until something was chosen', () => {
    expect(readColumns(undefined)).toEqual(DEFAULT_COLUMNS);
    expect(readColumns('sku')).toEqual(DEFAULT_COLUMNS);
  });

  it('drops what it does not know, adds the name, and keeps the order of the table', () => {
    expect(readColumns(['stock', 'colour', 'sku', 7])).toEqual(['sku', 'name', 'stock']);
  });
});

describe('columns in an address', () => {
  it('come back, and what is no column is left out', () => {
    expect(columnsOfAddress(columnsToAddress(['sku', 'name', 'cost']))).toEqual(['sku', 'name', 'cost']);
    expect(columnsOfAddress('cost.<b>.__proto__..sku')).toEqual(['sku', 'name', 'cost']);
  });
});

describe('toggleColumn', () => {
  it('shows and puts away', () => {
    expect(toggleColumn(['name', 'price'], 'cost')).toEqual(['name', 'price', 'cost']);
    expect(toggleColumn(['name', 'price'], 'price')).toEqual(['name']);
  });

  it('never puts the name away', () => {
    expect(toggleColumn(['name'], 'name')).toEqual(['name']);
  });
});

describe('fittingColumns', () => {
  it('is all of them where there is room', () => {
    expect(fittingColumns(COLUMN_IDS, 2000)).toEqual(COLUMN_IDS);
    expect(fittingColumns(DEFAULT_COLUMNS, 1112)).toEqual(DEFAULT_COLUMNS);
  });

  it('leaves the name its room: the least wanted go first', () => {
    const chosen = [...DEFAULT_COLUMNS, 'barcode', 'cost', 'available'] as const;
    expect(fittingColumns(chosen, 1112)).toEqual([...DEFAULT_COLUMNS, 'barcode']);
    expect(fittingColumns(COLUMN_IDS, 320)).toEqual(['image', 'name']);
  });
});

describe('sortOf', () => {
  it('knows what the server can sort', () => {
    expect(sortOf('price')).toBe('price');
    expect(sortOf('image')).toBeUndefined();
  });
});
