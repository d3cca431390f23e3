import { expect, test } from 'vitest';
import { isSuspicious, suspiciousFields } from './suspiciousValue';

test.each<[value: number | null, before: number | null, isAsked: boolean]>([
  [9_521_000_000_360, 19, true],
  [952_100_000, 283.8, true],
  [100_000, 0, true],
  [100_000, null, true],
  [99_999, 0, false],
  [250_000, 240_000, false],
  [40, 7, false],
  [Number.NaN, 7, false],
  [null, 7, false],
])('isSuspicious: judges %d after %d: %s', (value, before, isAsked) => {
  expect(isSuspicious(value, before)).toBe(isAsked);
});

test('suspiciousFields: lists every number that may be a code', () => {
  const usual = { stock: 4, reserved: 0, cost: 10, basePrice: 18, taxPercent: 8, price: 20, weight: 1 };
  expect(suspiciousFields({ ...usual, stock: 9_521_000, price: 952_100 }, usual)).toEqual(['stock', 'price']);
  expect(suspiciousFields(usual, usual)).toEqual([]);
  expect(suspiciousFields({ ...usual, price: 250_000 }, null)).toEqual(['price']);
});
