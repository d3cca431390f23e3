import { expect, test } from 'vitest';
import { buildProduct } from '#features/inventory/testing/buildProduct';
import { bulkRow, type BulkDraft, isApplied, missingAmounts, NEW_BULK } from './bulkEdit';

const product = buildProduct({ id: 1, name: 'Lamp', price: 19.99, cost: 5, taxPercent: 0, stock: 3, tags: ['a'] });
const row = (draft: Partial<BulkDraft>) => bulkRow({ ...NEW_BULK, ...draft }, product);

test.each<[Partial<BulkDraft>, number]>([
  [{ priceAct: 'set', priceAmount: 12.5 }, 12.5],
  [{ priceAct: 'add', priceAmount: 0.02 }, 20.01],
  [{ priceAct: 'add', priceAmount: -5 }, 14.99],
  [{ priceAct: 'percent', priceAmount: 5 }, 20.99],
  [{ priceAct: 'percent', priceAmount: -50 }, 10],
  [{ priceAct: 'percent', priceAmount: 10, priceEnd: 'ninetyNine' }, 21.99],
  [{ priceAct: 'percent', priceAmount: 10, priceEnd: 'whole' }, 22],
])('bulkRow: turns %j into a price of %d', (draft, price) => {
  expect(row(draft).change).toEqual({ price });
});

test('bulkRow: adjusts the base price with a new price, unless it was set by hand', () => {
  const lamp = buildProduct({ basePrice: 580, taxPercent: 5.5, price: 611.9 });
  const raised = (draft: Partial<BulkDraft>, from = lamp) => bulkRow({ ...NEW_BULK, priceAct: 'percent', ...draft }, from).change;
  expect(raised({ priceAmount: 5 })).toEqual({ price: 642.5, basePrice: 609 });
  expect(raised({ priceAmount: 5 }, { ...lamp, price: 599 })).toEqual({ price: 628.95 });
  expect(raised({ priceAmount: 0 })).toEqual({});
});

test('isApplied: is false when every value stays the same', () => {
  expect(isApplied(row({}))).toBe(false);
  expect(isApplied(row({ priceAct: 'set', priceAmount: 19.99, stockAct: 'add', stockAmount: 0, addTag: 'a' }))).toBe(false);
});

test('bulkRow: marks impossible changes, which are left out', () => {
  expect(row({ stockAct: 'add', stockAmount: -4 })).toMatchObject({ problem: 'stockNegative' });
  expect(row({ priceAct: 'add', priceAmount: -20 })).toMatchObject({ problem: 'priceNegative' });
  expect(isApplied(row({ stockAct: 'add', stockAmount: -4 }))).toBe(false);
  expect(row({ priceAct: 'set', priceAmount: 4 })).toMatchObject({ problem: null, isUnderCost: true });
});

test('bulkRow: marks a value that would be far larger than before', () => {
  expect(row({ stockAct: 'set', stockAmount: 9_521_000_000_360 })).toMatchObject({ problem: null, isSuspicious: true });
  expect(row({ priceAct: 'add', priceAmount: 952_100_000 })).toMatchObject({ problem: null, isSuspicious: true });
  expect(row({ priceAct: 'set', priceAmount: 25, stockAct: 'set', stockAmount: 40 }).isSuspicious).toBe(false);
});

test('bulkRow: adds and removes tags, and keeps the others', () => {
  expect(row({ addTag: 'b' }).change).toEqual({ tags: ['a', 'b'] });
  expect(row({ removeTag: 'a', addTag: 'c' }).change).toEqual({ tags: ['c'] });
});

test('missingAmounts: reports a required amount that is no number', () => {
  expect(missingAmounts(NEW_BULK)).toEqual([]);
  expect(missingAmounts({ ...NEW_BULK, priceAct: 'set', stockAct: 'add', stockAmount: Number.NaN })).toEqual(['price', 'stock']);
});
