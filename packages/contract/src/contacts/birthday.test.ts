import { expect, test } from 'vitest';
import { dayOfInstant, isDay } from '../shared/day';
import { isValidBirthDate } from './birthday';

test.each(['1990-02-28', '2024-02-29', '0001-01-01'])('isDay: accepts %s', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '1990-02-29', '1990-13-01', '1990-1-1', '28.02.1990', '1990-02-28T00:00:00Z', 'soon', '+010000-01-01'])(
  'isDay: rejects %j',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('isValidBirthDate: rejects a day after today', () => {
  const today = dayOfInstant(new Date(2026, 2, 1, 23, 59).getTime());
  expect(today).toBe('2026-03-01');
  expect([isValidBirthDate('2026-03-01', today), isValidBirthDate('2026-03-02', today)]).toEqual([true, false]);
});
