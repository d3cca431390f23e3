import { expect, test } from 'vitest';
import { invoiceTotals } from './invoice';

const line = (quantity: number, unitCents: number) => ({ id: 'a', title: '', description: '', quantity, unitCents });

test('invoiceTotals: adds up exactly where decimals do not: 0.1 + 0.2 is 0.3', () => {
  const totals = invoiceTotals({ lines: [line(1, 10), line(1, 20)], discountBasisPoints: 0, taxBasisPoints: 0 });
  expect(totals).toEqual({ subtotal: 30, discount: 0, tax: 0, total: 30 });
});

test('invoiceTotals: taxes the amount after the discount and rounds each once', () => {
  const totals = invoiceTotals({ lines: [line(3, 333)], discountBasisPoints: 1000, taxBasisPoints: 825 });
  expect(totals).toEqual({ subtotal: 999, discount: 100, tax: 74, total: 973 });
});

test('invoiceTotals: returns 0 without lines and rounds a credit like a debt', () => {
  expect(invoiceTotals({ lines: [], discountBasisPoints: 500, taxBasisPoints: 800 }).total).toBe(0);
  expect(invoiceTotals({ lines: [line(1, -50)], discountBasisPoints: 0, taxBasisPoints: 100 })).toMatchObject({
    tax: -1,
    total: -51,
  });
});
