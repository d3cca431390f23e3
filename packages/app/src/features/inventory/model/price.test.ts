import { describe, expect, it } from 'vitest';
import { earnings, followsBasePrice, priceWithTax } from './price';

describe('priceWithTax', () => {
  it.each([
    [100, 20, 120],
    [19.99, 8.25, 21.64],
    [0, 20, 0],
    [10, 0, 10],
    [0.1, 100, 0.2],
    [0.05, 10, 0.06],
    [1.01, 0, 1.01],
    [999_999_999.99, 0, 999_999_999.99],
  ])('of %d with %d %% is %d', (base, tax, price) => {
    expect(priceWithTax(base, tax)).toBe(price);
  });
});

describe('followsBasePrice', () => {
  it('is so while the price is what base and tax make it', () => {
    expect(followsBasePrice({ basePrice: 100, taxPercent: 20, price: 120 })).toBe(true);
    expect(followsBasePrice({ basePrice: 100, taxPercent: 20, price: 119.99 })).toBe(false);
  });

  it('holds for a product without prices', () => {
    expect(followsBasePrice({ basePrice: null, taxPercent: null, price: null })).toBe(true);
  });
});

describe('earnings', () => {
  it('takes the tax off before it counts', () => {
    expect(earnings({ cost: 50, taxPercent: 20, price: 120 })).toEqual({ profit: 50, margin: 50, markup: 100 });
  });

  it('is a loss under cost', () => {
    expect(earnings({ cost: 20, taxPercent: 0, price: 15 })).toEqual({ profit: -5, margin: -33.3, markup: -25 });
  });

  it('has no margin without a price and no markup without a cost', () => {
    expect(earnings({ cost: 10, taxPercent: 20, price: 0 })).toMatchObject({ margin: null, markup: -100 });
    expect(earnings({ cost: 0, taxPercent: 0, price: 10 })).toMatchObject({ margin: 100, markup: null });
  });
});
