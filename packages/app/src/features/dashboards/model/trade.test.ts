import { COIN_PARTS } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { dollarsOf, NEW_TRADE, partsOf, problemOf } from './trade';

const prices = { BTC: 8000, ETH: 170.46, BCH: 1, XRP: 0.23512, LTC: 1, ZEC: 1, BTG: 0 };
const wallets = { BTC: 0.5, ETH: 0, BCH: 0, XRP: 10, LTC: 0, ZEC: 0, BTG: 3, USD: 1000 };
const draft = { ...NEW_TRADE, amount: 0.1 };

test('trade: converts coins and dollars alike, and never buys more than the dollars pay for', () => {
  expect(partsOf(draft, prices)).toBe(COIN_PARTS / 10);
  expect(partsOf({ ...draft, unit: 'usd', amount: 800 }, prices)).toBe(COIN_PARTS / 10);
  expect(dollarsOf(COIN_PARTS / 10, 'BTC', prices)).toBe(800);
  const parts = partsOf({ ...draft, coin: 'XRP', unit: 'usd', amount: 1 }, prices);
  expect(dollarsOf(parts, 'XRP', prices)).toBeLessThanOrEqual(1);
  expect(partsOf({ ...draft, coin: 'BTG', unit: 'usd', amount: 5 }, prices)).toBe(0);
});

test('problemOf: rejects more than a wallet holds, to the last part of a coin', () => {
  expect(problemOf(draft, prices, wallets)).toBeNull();
  expect(problemOf({ ...draft, amount: 0.13 }, prices, wallets)).toBe('dollars');
  expect(problemOf({ ...draft, action: 'sell', amount: 0.5 }, prices, wallets)).toBeNull();
  expect(problemOf({ ...draft, action: 'sell', amount: 0.50000001 }, prices, wallets)).toBe('balance');
});

test('problemOf: rejects missing, invalid and zero amounts and those worth less than a cent', () => {
  expect([null, Number.NaN, 0, -1, 1e-9, 1e-7].map((amount) => problemOf({ ...draft, amount }, prices, wallets))).toEqual([
    'missing',
    'missing',
    'positive',
    'positive',
    'tooLittle',
    'tooLittle',
  ]);
});
