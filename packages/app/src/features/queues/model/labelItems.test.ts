import type { LabelRow } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { countLabels, labelItems, MOST_LABELS, printedRows } from './labelItems';

const row = (productId: number, overrides: Partial<LabelRow> = {}): LabelRow => ({
  productId,
  copies: 'stock',
  name: `Product ${productId}`,
  sku: '',
  barcode: '',
  price: 1,
  stock: 3,
  gone: false,
  ...overrides,
});

test.each([
  ['as many as in stock', row(1), 3],
  ['none in stock: one for the shelf', row(1, { stock: 0 }), 1],
  ['oversold: one for the shelf', row(1, { stock: -4 }), 1],
  ['none wanted', row(1, { copies: 0 }), 0],
  ['deleted', row(1, { gone: true, stock: 0 }), 0],
])('labelItems: counts the labels of a product: %s', (_case, given, count) => {
  expect(countLabels([given])).toBe(count);
  expect(labelItems([given])).toHaveLength(count);
});

test('printedRows: returns rows whose labels are all on the paper, and those without any', () => {
  const all = [row(1, { copies: MOST_LABELS - 1 }), row(2, { copies: 5 }), row(3, { gone: true }), row(4, { copies: 1 })];
  expect(printedRows(all).map(({ productId }) => productId)).toEqual([1]);
  expect(printedRows(all.slice(2)).map(({ productId }) => productId)).toEqual([3, 4]);
});
