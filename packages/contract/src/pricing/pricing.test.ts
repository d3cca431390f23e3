import { expect, test } from 'vitest';
import { yearlySavingPercent } from './pricing';

test('yearlySavingPercent: returns whole percent of twelve months, never below zero', () => {
  expect(yearlySavingPercent({ monthlyCents: 4900, yearlyCents: 47_040 })).toBe(20);
  expect(yearlySavingPercent({ monthlyCents: 1000, yearlyCents: 12_000 })).toBe(0);
  expect(yearlySavingPercent({ monthlyCents: 1000, yearlyCents: 13_000 })).toBe(0);
  expect(yearlySavingPercent({ monthlyCents: 0, yearlyCents: 0 })).toBe(0);
});
