import { expect, test } from 'vitest';
import { relativeValue } from './relativeValue';

const stock = { locale: 'en', isMoney: false };
const price = { locale: 'en', isMoney: true };

test.each([
  ['+5', 30, stock, { value: 35, by: 5 }],
  ['-3', 30, stock, { value: 27, by: -3 }],
  ['\u22123', 30, stock, { value: 27, by: -3 }],
  ['+1,200', 30, stock, { value: 1230, by: 1200 }],
  ['+5%', 19.99, price, { value: 20.99 }],
  ['-10 %', 20, price, { value: 18 }],
  ['+0.10', 0.2, price, { value: 0.3, by: 0.1 }],
  ['+%5', 20, { locale: 'tr', isMoney: true }, { value: 21 }],
  ['+1,5', 10, { locale: 'tr', isMoney: true }, { value: 11.5, by: 1.5 }],
] as const)('relativeValue: adds %s to %s', (text, from, how, wanted) => {
  expect(relativeValue(text, from, how)).toEqual(wanted);
});

test.each(['5', '', '12.50', 'x'])('relativeValue: returns undefined for %j, which is no relative change', (text) => {
  expect(relativeValue(text, 30, price)).toBeUndefined();
});

test.each(['+', '+x', '+5%', '+1.5', '--3', '+-3'])(
  'relativeValue: returns null for %j, which is no valid change of stock',
  (text) => {
    expect(relativeValue(text, 30, stock)).toBeNull();
  },
);
