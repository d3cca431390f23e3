import { describe, expect, it } from 'vitest';
import { earnings } from './earnings';
import { followsBasePrice, priceWithoutTax, priceWithTax, settlePrice } from './price';

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
  ])('adds to %d a tax of %d %%: %d', (base, tax, price) => {
    expect(priceWithTax(base, tax)).toBe(price);
  });
});

describe('followsBasePrice', () => {
  it('is true while the price results from base price and tax', () => {
    expect(followsBasePrice({ basePrice: 100, taxPercent: 20, price: 120 })).toBe(true);
    expect(followsBasePrice({ basePrice: 100, taxPercent: 20, price: 119.99 })).toBe(false);
  });

  it('is true for a product without prices', () => {
    expect(followsBasePrice({ basePrice: null, taxPercent: null, price: null })).toBe(true);
  });
});

describe('priceWithoutTax', () => {
  it('reproduces the base price from its price', () => {
    for (const tax of [0, 0.01, 1, 5.5, 8.25, 18, 20, 33.33, 100]) {
      for (let cents = 0; cents < 3000; cents += 7) {
        const base = cents / 100;
        expect(priceWithoutTax(priceWithTax(base, tax), tax)).toBe(base);
      }
    }
  });

  it('returns the nearest base price where none results in the price', () => {
    expect([priceWithoutTax(9.49, 5.5), priceWithTax(9, 5.5)]).toEqual([9, 9.5]);
    expect(followsBasePrice({ basePrice: 9, taxPercent: 5.5, price: 9.49 })).toBe(true);
  });
});

describe('settlePrice', () => {
  const followed = { basePrice: 580, taxPercent: 5.5, price: 611.9 };
  const byHand = { basePrice: 580, taxPercent: 5.5, price: 599 };

  it.each([
    ['a new price takes the base price along', followed, { price: 642.5 }, { price: 642.5, basePrice: 609 }],
    [
      'a new price with a new tax takes it along',
      followed,
      { price: 642.5, taxPercent: 20 },
      { price: 642.5, taxPercent: 20, basePrice: 535.42 },
    ],
    [
      'a new tax at the same price takes it along',
      followed,
      { price: 611.9, taxPercent: 0 },
      { price: 611.9, taxPercent: 0, basePrice: 611.9 },
    ],
    ['a new base price takes the price along', followed, { basePrice: 600 }, { basePrice: 600, price: 633 }],
    ['a new tax takes the price along', followed, { taxPercent: 10 }, { taxPercent: 10, price: 638 }],
    [
      'a price that comes with its base price is taken as it comes',
      followed,
      { price: 642.5, basePrice: 580 },
      { price: 642.5, basePrice: 580 },
    ],
    [
      'what is set to what it was changes nothing',
      followed,
      { price: 611.9, taxPercent: 5.5 },
      { price: 611.9, taxPercent: 5.5 },
    ],
    ['a price set by hand leaves the base price', byHand, { price: 642.5 }, { price: 642.5 }],
    ['a price set by hand stays when the tax changes', byHand, { taxPercent: 20 }, { taxPercent: 20 }],
    ['a first price has a base price', { basePrice: 0, taxPercent: 0, price: 0 }, { price: 12 }, { price: 12, basePrice: 12 }],
    ['nonsense changes nothing', followed, { price: Number.NaN }, { price: Number.NaN }],
  ])('applies the rule: %s', (_, before, change, settled) => {
    expect(settlePrice(before, change)).toEqual(settled);
  });

  it('never turns a following price into one set by hand', () => {
    for (let cents = 0; cents < 5000; cents += 3) {
      const change = settlePrice(followed, { price: cents / 100 });
      expect(followsBasePrice({ ...followed, ...change })).toBe(true);
    }
  });
});

describe('earnings', () => {
  it('subtracts the tax first', () => {
    expect(earnings({ cost: 50, taxPercent: 20, price: 120 })).toEqual({ profit: 50, margin: 50, markup: 100 });
  });

  it('are negative when the price is below the cost', () => {
    expect(earnings({ cost: 20, taxPercent: 0, price: 15 })).toEqual({ profit: -5, margin: -33.3, markup: -25 });
  });

  it('have no margin without a price and no markup without a cost', () => {
    expect(earnings({ cost: 10, taxPercent: 20, price: 0 })).toMatchObject({ margin: null, markup: -100 });
    expect(earnings({ cost: 0, taxPercent: 0, price: 10 })).toMatchObject({ margin: 100, markup: null });
  });
});
