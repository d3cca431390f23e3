import { expect, test } from 'vitest';
import { chosenFilters, crossedRanges, numberOf, withNumber, withToggled } from './filterChange';

test('withToggled: adds and removes a value, and writes equal filters as equal text', () => {
  const one = withToggled('', { name: 'brand', value: '3' });
  const two = withToggled(withToggled(one, { name: 'category', value: '2' }), { name: 'brand', value: '1' });
  expect(two).toBe('category=2&brand=1&brand=3');
  expect(chosenFilters(two)).toHaveLength(3);
  expect(withToggled(two, { name: 'brand', value: '3' })).toBe('category=2&brand=1');
});

test('withNumber: replaces the previous number, and removes the filter for null', () => {
  const from = withNumber('active=true', 'priceFrom', 9.5);
  expect(from).toBe('active=true&priceFrom=9.5');
  expect(withNumber(from, 'priceFrom', 12)).toBe('active=true&priceFrom=12');
  expect(numberOf(from, 'priceFrom')).toBe(9.5);
  expect(withNumber(from, 'priceFrom', null)).toBe('active=true');
});

test('withNumber: drops a number that is invalid for the filter', () => {
  expect(withNumber('', 'stockFrom', 1.5)).toBe('');
  expect(withNumber('', 'priceFrom', -1)).toBe('');
});

test('crossedRanges: reports a range that ends before it begins by its end', () => {
  expect(crossedRanges('stockFrom=50&stockTo=10&priceFrom=5&priceTo=5')).toEqual(['stockTo']);
  expect(crossedRanges('priceFrom=9.5&priceTo=9.49')).toEqual(['priceTo']);
  expect(crossedRanges('stockFrom=50')).toEqual([]);
});
