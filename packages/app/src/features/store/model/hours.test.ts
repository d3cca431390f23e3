import { expect, test } from 'vitest';
import { parseHours, formatHours } from './hours';

test.each([
  ['', ''],
  ['   ', ''],
  ['9-18', '09:00-18:00'],
  ['9–18', '09:00-18:00'],
  ['09.30 - 17.15', '09:30-17:15'],
  ['09:00–13:00, 14:00–18:30', '09:00-13:00 14:00-18:30'],
  ['9-13 14-18', '09:00-13:00 14:00-18:00'],
  ['0-24', '00:00-24:00'],
])('parseHours: reads %j as %j', (text, stored) => {
  expect(parseHours(text)).toBe(stored);
  expect(parseHours(formatHours(stored))).toBe(stored);
});

test.each([
  'closed',
  '9',
  '18-9',
  '9-9',
  '9-25',
  '9:60-18',
  '9-14, 13-18',
  '9-13, 13-18',
  '24:30-25',
  '8-9, 10-11, 12-13, 14-15',
])('parseHours: rejects %j', (text) => {
  expect(parseHours(text)).toBeNull();
});
