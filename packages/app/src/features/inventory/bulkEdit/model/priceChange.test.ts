import { expect, test } from 'vitest';
import { priceChange } from './priceChange';

test.each([
  ['+5%', 'keep', 'percent', 5],
  ['-5 %', 'add', 'percent', -5],
  ['%5', 'keep', 'percent', 5],
  ['+%5', 'keep', 'percent', 5],
  ['+2', 'keep', 'add', 2],
  ['−1.50', 'set', 'add', -1.5],
  ['-5', 'percent', 'percent', -5],
  ['19.90', 'keep', 'set', 19.9],
  ['$19.90', 'keep', 'set', 19.9],
  ['5', 'percent', 'percent', 5],
  ['+', 'keep', 'add', null],
  ['', 'percent', 'keep', null],
  ['a lot', 'keep', 'set', Number.NaN],
] as const)('priceChange: reads %j with %s chosen as %s %d', (text, chosen, priceAct, priceAmount) => {
  expect(priceChange(text, chosen, 'en')).toEqual({ priceAct, priceAmount, priceText: text });
});

test('priceChange: reads a decimal comma as a decimal point', () => {
  expect(priceChange('+2,5%', 'keep', 'tr')).toMatchObject({ priceAct: 'percent', priceAmount: 2.5 });
});
