import { expect, test } from 'vitest';
import { openUntil, weekdayOf } from './openUntil';

const week = { mon: '09:00-13:00 14:00-18:30', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '00:00-24:00' };

test.each([
  ['2026-03-02T08:59:00', null],
  ['2026-03-02T09:00:00', '13:00'],
  ['2026-03-02T13:00:00', null],
  ['2026-03-02T18:29:00', '18:30'],
  ['2026-03-03T10:00:00', null],
  ['2026-03-08T23:59:00', '24:00'],
])('openUntil: says at %s that it is open until %s', (at, until) => {
  expect(openUntil(week, new Date(at))).toBe(until);
});

test('weekdayOf: begins the week on Monday', () => {
  expect(weekdayOf(new Date('2026-03-02T12:00:00'))).toBe('mon');
  expect(weekdayOf(new Date('2026-03-08T12:00:00'))).toBe('sun');
});
