import { expect, test } from 'vitest';
import { savingOf } from './pricing';

test('a saving is whole per cent of twelve months, and never below nothing', () => {
  expect(savingOf({ monthlyCents: 4900, yearlyCents: 47_040 })).toBe(20);
  expect(savingOf({ monthlyCents: 1000, yearlyCents: 12_000 })).toBe(0);
  expect(savingOf({ monthlyCents: 1000, yearlyCents: 13_000 })).toBe(0);
  expect(savingOf({ monthlyCents: 0, yearlyCents: 0 })).toBe(0);
});
