import { expect, it } from 'vitest';
import { currencySign } from './currencySign';

it.each([
  ['en', 'USD', { sign: '$', place: 'start', fractionDigits: 2 }],
  ['tr', 'USD', { sign: '$', place: 'start', fractionDigits: 2 }],
  ['tr', 'TRY', { sign: '₺', place: 'start', fractionDigits: 2 }],
  ['de', 'EUR', { sign: '€', place: 'end', fractionDigits: 2 }],
  ['en', 'JPY', { sign: '¥', place: 'start', fractionDigits: 0 }],
])('currencySign: writes in %s %s', (locale, currency, sign) => {
  expect(currencySign(locale, currency)).toEqual(sign);
});
