import type { CountLine } from '@stockroom/contract';
import { expect, it } from 'vitest';
import { applyChange, linesByCode, shownLines, sumsOf, mergeLines } from './countLines';

const line = (productId: number, overrides: Partial<CountLine> = {}): CountLine => ({
  productId,
  name: `Product ${productId}`,
  sku: `S-${productId}`,
  barcode: '',
  cost: 10,
  counted: null,
  expected: 5,
  movedSince: 0,
  checked: false,
  at: null,
  userName: '',
  gone: false,
  ...overrides,
});
const lines = [
  line(1),
  line(2, { counted: 5 }),
  line(3, { counted: 3, barcode: '0012345678905' }),
  line(4, { counted: 9, checked: true, name: 'İskele mumu' }),
];
const ids = (found: readonly CountLine[]) => found.map(({ productId }) => productId);

it('shownLines: filters by what is still to do', () => {
  expect(ids(shownLines(lines, 'open', '', 'en'))).toEqual([1]);
  expect(ids(shownLines(lines, 'counted', '', 'en'))).toEqual([2, 3, 4]);
  expect(ids(shownLines(lines, 'different', '', 'en'))).toEqual([3, 4]);
  expect(ids(shownLines(lines, 'unchecked', '', 'en'))).toEqual([3]);
});

it("shownLines: searches by name in the language's case rules, by SKU and by barcode", () => {
  expect(ids(shownLines(lines, 'all', 'iskele', 'tr'))).toEqual([4]);
  expect(ids(shownLines(lines, 'all', 's-2', 'en'))).toEqual([2]);
  expect(ids(shownLines(lines, 'all', '012345678905', 'en'))).toEqual([3]);
});

it('linesByCode: finds a scanned code whatever its leading zeros', () => {
  expect(ids(linesByCode(lines, '12345678905'.padStart(12, '0')))).toEqual([3]);
  expect(ids(linesByCode(lines, 's-4'))).toEqual([4]);
});

it('sumsOf: sums differences without deleted products', () => {
  expect(sumsOf(lines)).toEqual({ different: 2, unchecked: 1, units: 2, value: 20, moved: 0 });
  expect(sumsOf([line(5, { counted: 0, gone: true })])).toMatchObject({ different: 0 });
  expect(sumsOf([line(6, { counted: 5, movedSince: -3 }), line(7, { movedSince: 2, gone: true })])).toMatchObject({ moved: 1 });
});

it('applyChange: clears the tick on a new number', () => {
  const checked = line(6, { counted: 4, checked: true });
  expect(applyChange(checked, { productId: 6, add: 12, once: 'a' })).toMatchObject({ counted: 16, checked: false });
  expect(applyChange(checked, { productId: 6, counted: null })).toMatchObject({ counted: null, checked: false });
});

it("mergeLines: merges the server's lines, also for products that were not in the count", () => {
  expect(mergeLines(lines, [line(2, { counted: 7 }), line(9)]).map(({ counted }) => counted)).toEqual([null, 7, 3, 9, null]);
});
