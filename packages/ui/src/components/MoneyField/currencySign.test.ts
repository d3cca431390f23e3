import { expect, it } from 'vitest';
import { currencySign } from './currencySign';

it.each([
  ['en', 'USD', { sign: '$', position: 'start', fractionDigits: 2 }],
  ['tr', 'USD', { sign: '$', position: 'start', fractionDigits: 2 }],
  ['tr', 'TRY', { sign: '₺', position: 'start', fractionDigits: 2 }],
  ['de', 'EUR', { sign: '€', position: 'end', fractionDigits: 2 }],
  ['en', 'JPY', { sign: '¥', position: 'start', fractionDigits: 0 }],
])('currencySign: writes in %s %s', (locale, currency, sign) => {
  expect(currencySign(locale, currency)).toEqual(sign);
});
