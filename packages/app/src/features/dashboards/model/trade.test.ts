import { COIN_PARTS } from '@stockroom/contract';
import { expect, test } from 'vitest';
import { dollarsOf, NEW_TRADE, partsOf, problemOf } from './trade';

const prices = { BTC: 8000, ETH: 170.46, BCH: 1, XRP: 0.23512, LTC: 1, ZEC: 1, BTG: 0 };
const wallets = { BTC: 0.5, ETH: 0, BCH: 0, XRP: 10, LTC: 0, ZEC: 0, BTG: 3, USD: 1000 };
const draft = { ...NEW_TRADE, amount: 0.1 };

test('coins and dollars come to the same, and dollars never buy more than they reach for', () => {
  expect(partsOf(draft, prices)).toBe(COIN_PARTS / 10);
  expect(partsOf({ ...draft, unit: 'usd', amount: 800 }, prices)).toBe(COIN_PARTS / 10);
  expect(dollarsOf(COIN_PARTS / 10, 'BTC', prices)).toBe(800);
  const parts = partsOf({ ...draft, coin: 'XRP', unit: 'usd', amount: 1 }, prices);
  expect(dollarsOf(parts, 'XRP', prices)).toBeLessThanOrEqual(1);
  expect(partsOf({ ...draft, coin: 'BTG', unit: 'usd', amount: 5 }, prices)).toBe(0);
});

test('more than a wallet has is refused, to the last part of a coin', () => {
  expect(problemOf(draft, prices, wallets)).toBeNull();
  expect(problemOf({ ...draft, amount: 0.13 }, prices, wallets)).toBe('dollars');
  expect(problemOf({ ...draft, action: 'sell', amount: 0.5 }, prices, wallets)).toBeNull();
  expect(problemOf({ ...draft, action: 'sell', amount: 0.50000001 }, prices, wallets)).toBe('balance');
});

test('nothing, nonsense, noughts and what is worth less than a cent are refused', () => {
  expect([null, Number.NaN, 0, -1, 1e-9, 1e-7].map((amount) => problemOf({ ...draft, amount }, prices, wallets))).toEqual([
    'missing',
    'missing',
    'positive',
    'positive',
    'tooLittle',
    'tooLittle',
  ]);
});
