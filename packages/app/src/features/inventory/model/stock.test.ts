import { describe, expect, it } from 'vitest';
import { availableStock, stockBand } from './stock';

describe('stockBand', () => {
  it.each([
    [-3, 'outOfStock'],
    [0, 'outOfStock'],
    [1, 'low'],
    [19, 'low'],
    [20, 'medium'],
    [29, 'medium'],
    [30, 'high'],
    [1_000_000, 'high'],
  ])('returns for %d: %s', (stock, band) => {
    expect(stockBand(stock)).toBe(band);
  });

  it.each([
    [5, 5, 'low'],
    [6, 5, 'medium'],
    [8, 5, 'medium'],
    [9, 5, 'high'],
    [1, 0, 'medium'],
    [2, 0, 'high'],
  ])('returns for %d with a reorder point of %d: %s', (stock, reorderPoint, band) => {
    expect(stockBand(stock, reorderPoint)).toBe(band);
  });
});

describe('availableStock', () => {
  it('subtracts reserved units, and is negative when too many are reserved', () => {
    expect(availableStock(10, 3)).toBe(7);
    expect(availableStock(2, 5)).toBe(-3);
  });
});
