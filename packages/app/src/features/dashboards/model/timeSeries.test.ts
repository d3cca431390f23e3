import { SERIES_DAYS, SERIES_HOURS, type TimeSeries } from '@stockroom/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { daysOf } from './periods';
import { changeOf, windowOf } from './timeSeries';

const series: TimeSeries = {
  to: '2026-03-01',
  days: Array.from({ length: SERIES_DAYS }, (_, place) => place),
  hours: Array.from({ length: SERIES_HOURS }, (_, place) => (place > 33 ? null : place)),
};
const last = SERIES_DAYS - 1;

test("windowOf: shows a week's seven days and the seven days before", () => {
  const week = windowOf(series, 'week', 'sum');
  expect(week.values).toEqual([6, 5, 4, 3, 2, 1, 0].map((back) => last - back));
  expect(week.before).toEqual([13, 12, 11, 10, 9, 8, 7].map((back) => last - back));
  expect(new Date(week.starts.at(-1) ?? 0).getDate()).toBe(1);
  expect(week.starts).toHaveLength(7);
  expect(week.change).toBeCloseTo((49 / (week.totalBefore ?? 1)) * 100);
});

test('windowOf: splits a year into thirteen times four weeks, by sum or by last value', () => {
  expect(windowOf(series, 'year', 'last').values.at(-1)).toBe(last);
  expect(windowOf(series, 'year', 'last').values.at(0)).toBe(last - 12 * 28);
  expect(windowOf(series, 'year', 'sum').values.at(-1)).toBe(28 * last - (27 * 28) / 2);
  expect(windowOf(series, 'year', 'last').before.every((value) => value !== null)).toBe(true);
});

test('windowOf: compares only the past hours of today', () => {
  const day = windowOf(series, 'day', 'sum');
  expect(day.values.slice(0, 11)).toEqual([24, 25, 26, 27, 28, 29, 30, 31, 32, 33, null]);
  expect(day.before).toHaveLength(24);
  expect(day.totalBefore).toBe(45);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Europe/Berlin', '2026-03-29'],
  ['Asia/Beirut', '2026-03-29'],
  ['America/Santiago', '2026-09-06'],
  ['Europe/Berlin', '2026-10-25'],
])('windowOf: in %s names every hour and day of %s once, though clocks change', (zone, to) => {
  vi.stubEnv('TZ', zone);
  const hours = windowOf({ ...series, to }, 'day', 'sum').starts.map((start) => new Date(start).toISOString().slice(11, 16));
  expect(hours).toEqual(Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`));
  const days = windowOf({ ...series, to }, 'month', 'sum').starts.map((start) => new Date(start).toDateString());
  expect(new Set(days).size).toBe(30);
});

test('windowOf: leaves a gap and no change where nothing was measured', () => {
  const year = windowOf(series, 'year', 'sum', 364);
  expect(year.values.every((value) => value !== null)).toBe(true);
  expect(year.before.every((value) => value === null)).toBe(true);
  expect(year.change).toBeNull();
  expect(windowOf({ ...series, days: [], hours: [] }, 'month', 'sum').total).toBeNull();
});

test('changeOf: gives no change against zero', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(null, 5)).toBeNull();
  expect(changeOf(-5, -10)).toBe(50);
});

test('daysOf: ends a period today, and counts one day as one day', () => {
  const noon = new Date(2026, 2, 1, 12).getTime();
  expect(daysOf('day', noon)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysOf('week', noon)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
});
