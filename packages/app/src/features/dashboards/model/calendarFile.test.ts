import { expect, test } from 'vitest';
import { writeCalendar } from './calendarFile';

const day = new Date(2026, 2, 1, 18);
const now = new Date('2026-02-28T09:30:05.250Z');
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test("writeCalendar: writes title, times of the shop's clock, place and note", () => {
  const text = writeCalendar(
    { title: 'Count', time: '08:00', until: '09:30', location: 'Back room', note: 'By scanner' },
    day,
    now,
  );
  expect(linesOf(text)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stockroom//Schedule//EN',
    'BEGIN:VEVENT',
    'UID:20260301T080000-Count@stockroom',
    'DTSTAMP:20260228T093005Z',
    'DTSTART:20260301T080000',
    'DTEND:20260301T093000',
    'SUMMARY:Count',
    'LOCATION:Back room',
    'DESCRIPTION:By scanner',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test("writeCalendar: escapes the format's own characters and leaves out missing values", () => {
  const lines = linesOf(writeCalendar({ title: 'A, B; C\\D\nEND:VEVENT', time: '08:00' }, day, now));
  expect(lines).toContain(String.raw`SUMMARY:A\, B\; C\\D\nEND:VEVENT`);
  expect(lines.filter((line) => /^(DTEND|LOCATION|DESCRIPTION|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
});

test('writeCalendar: folds lines at 75 bytes without splitting a letter', () => {
  const title = 'Güneşli '.repeat(40);
  const text = writeCalendar({ title, time: '08:00' }, day, now);
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
});
