import { expect, it } from 'vitest';
import { dayName, dayOf, groupByDay } from './days';
import { clockTime, relativeTime, compactDateTime } from './relativeTime';

const local = (text: string) => new Date(text).toISOString();
const now = new Date('2026-03-02T09:30:00').getTime();

it('dayOf: ends a day at local midnight', () => {
  const items = [local('2026-03-02T00:00:00'), local('2026-03-01T23:59:59'), local('2026-03-01T08:00:00')];
  expect(groupByDay(items, (item) => item).map(({ day, items: each }) => [day, each.length])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
  ]);
});

it.each([
  ['2026-03-02', 'Today', 'Bugün'],
  ['2026-03-01', 'Yesterday', 'Dün'],
  ['2026-02-28', 'February 28, 2026', '28 Şubat 2026'],
])('dayName: formats %s as %s', (day, en, tr) => {
  expect(dayName(day, now, 'en')).toBe(en);
  expect(dayName(day, now, 'tr')).toBe(tr);
});

it('dayName: names yesterday across the turn of a year', () => {
  expect(dayName('2025-12-31', new Date('2026-01-01T00:00:01').getTime(), 'en')).toBe('Yesterday');
  expect(dayOf(new Date('2026-01-01T00:00:01'))).toBe('2026-01-01');
});

it.each([
  [0, 'now', 'şimdi'],
  [-60_000, 'now', 'şimdi'],
  [59_999, 'now', 'şimdi'],
  [60_000, '1 minute ago', '1 dakika önce'],
  [3 * 3_600_000, '3 hours ago', '3 saat önce'],
  [86_400_000, 'yesterday', 'dün'],
  [6 * 86_400_000, '6 days ago', '6 gün önce'],
  [7 * 86_400_000, 'Feb 23, 2026', '23 Şub 2026'],
])('relativeTime: formats the age of %d ms', (ago, en, tr) => {
  expect(relativeTime(new Date(now - ago).toISOString(), now, 'en')).toBe(en);
  expect(relativeTime(new Date(now - ago).toISOString(), now, 'tr')).toBe(tr);
});

it.each([
  ['2026-03-02T00:05:00', '00:05', '00:05'],
  ['2026-03-01T23:59:00', 'Mar 1', '1 Mar'],
  ['2025-12-31T12:00:00', '12/31/25', '31.12.2025'],
])('compactDateTime: formats %s for a row', (at, en, tr) => {
  expect(compactDateTime(local(at), now, 'en')).toBe(en);
  expect(compactDateTime(local(at), now, 'tr')).toBe(tr);
});

it('clockTime: formats the time of day in 24 hours', () => {
  expect(clockTime(local('2026-03-02T00:05:00'), 'en')).toBe('00:05');
  expect(clockTime(local('2026-03-02T16:05:00'), 'tr')).toBe('16:05');
});

it.each([
  ['2026-03-01T09:30:00', 'yesterday'],
  ['2026-03-01T00:00:00', 'yesterday'],
  ['2026-02-28T23:59:59', '2 days ago'],
  ['2026-02-28T09:31:00', '2 days ago'],
  ['2026-02-24T00:00:00', '6 days ago'],
  ['2026-02-23T23:59:59', 'Feb 23, 2026'],
])('relativeTime: counts days by the calendar: %s', (at, expected) => {
  expect(relativeTime(local(at), now, 'en')).toBe(expected);
});
