import { expect, it } from 'vitest';
import { stockLevel } from './stockLevel';

it.each([
  [-3, undefined, 'outOfStock'],
  [0, undefined, 'outOfStock'],
  [1, undefined, 'low'],
  [19, undefined, 'low'],
  [20, undefined, 'medium'],
  [29, null, 'medium'],
  [30, null, 'high'],
  [4, 5, 'low'],
  [5, 5, 'medium'],
  [7, 5, 'medium'],
  [8, 5, 'high'],
  [1, 0, 'high'],
])('stockLevel: rates %i pieces with the reorder point %s as %s', (stock, reorderPoint, level) => {
  expect(stockLevel(stock, reorderPoint)).toBe(level);
});
