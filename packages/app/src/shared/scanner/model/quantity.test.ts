import { describe, expect, it } from 'vitest';
import { NO_QUANTITY, quantityAt, quantityOf, typeQuantity } from './quantity';

const type = (keys: string, gap = 200) => {
  let at = 0;
  let typed = NO_QUANTITY;
  for (const key of keys) typed = typeQuantity(typed, { key, at: (at += gap) });
  return { typed, at };
};

describe('quantity typed before a scan', () => {
  it.each([
    ['12', 12],
    ['3*', 3],
    ['3x', 3],
    ['0', 1],
    ['x3', 3],
    ['1a2', 2],
    ['', 1],
  ])('reads %j as %i', (keys, times) => {
    const { typed, at } = type(keys);
    expect(quantityAt(typed, at + 300)).toBe(times);
  });

  it('expires after five seconds', () => {
    const { typed, at } = type('12');
    expect(quantityAt(typed, at + 5001)).toBe(1);
  });

  it('ignores five digits', () => {
    const { typed, at } = type('12345');
    expect(quantityAt(typed, at)).toBe(1);
  });
});

describe('quantityOf', () => {
  it.each([
    ['12', 12],
    [' 12 x ', 12],
    ['0', null],
    ['-3', null],
    ['1,5', null],
    ['watch', null],
    ['4006381333931', null],
  ])('reads the quantity in %j', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });
});
