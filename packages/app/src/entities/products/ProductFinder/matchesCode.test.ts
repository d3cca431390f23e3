import { expect, test } from 'vitest';
import { matchesCode } from './matchesCode';

const product = { sku: 'HP-W-0002', barcode: '0952100000028' };

test.each([
  ['hp-w-0002', true],
  [' HP-W-0002 ', true],
  ['0952100000028', true],
  ['952100000028', true],
  ['00952100000028', true],
  ['952 1000 000 28', true],
  ['HP-W-0003', false],
  ['Harbor', false],
  ['', false],
])("matchesCode: compares %s with the product's codes: %s", (text, isOne) => {
  expect(matchesCode(product, text)).toBe(isOne);
});

test('matchesCode: never matches a product without codes', () => {
  expect(matchesCode({ sku: '', barcode: '' }, '')).toBe(false);
});
