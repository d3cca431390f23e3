import { expect, test } from 'vitest';
import { savingOf } from './pricing';

test('yearlySavingPercent: returns whole percent of twelve months, never below zero', () => {
  expect(savingOf({ monthlyCents: 4900, yearlyCents: 47_040 })).toBe(20);
  expect(savingOf({ monthlyCents: 1000, yearlyCents: 12_000 })).toBe(0);
  expect(savingOf({ monthlyCents: 1000, yearlyCents: 13_000 })).toBe(0);
  expect(savingOf({ monthlyCents: 0, yearlyCents: 0 })).toBe(0);
});
