import { dayOfInstant } from '@stockroom/contract';
import { findWords, type SpanFilter, plainText, type Span, spanOf } from './plainText';

/** A day named in a text. */
export interface DayMatch {
  /** ISO 8601 date. */
  day: string;
  span: Span;
}

/** Weekdays from Sunday, English and Turkish. */
const WEEKDAYS = [
  'sunday|pazar',
  'monday|pazartesi',
  'tuesday|sali',
  'wednesday|carsamba',
  'thursday|persembe',
  'friday|cuma',
  'saturday|cumartesi',
];
const MONTHS = [
  'january|jan|ocak',
  'february|feb|subat',
  'march|mar|mart',
  'april|apr|nisan',
  'may|mayis',
  'june|jun|haziran',
  'july|jul|temmuz',
  'august|aug|agustos',
  'september|sept|sep|eylul',
  'october|oct|ekim',
  'november|nov|kasim',
  'december|dec|aralik',
];
const UNITS: readonly (readonly [words: string, add: (date: Date, count: number) => void])[] = [
  ['days?|gun', (date, count) => date.setDate(date.getDate() + count)],
  ['weeks?|hafta', (date, count) => date.setDate(date.getDate() + count * 7)],
  ['months?|ay', (date, count) => date.setMonth(date.getMonth() + count, Math.min(date.getDate(), lastDate(date, count)))],
];
const all = (names: readonly string[]) => names.join('|');
const indexIn = (names: readonly string[], name = '') => names.findIndex((each) => new RegExp(`^(?:${each})$`).test(name));

type Parts = Readonly<Record<string, string | undefined>>;
type Reader = readonly [pattern: string, dayOf: (parts: Parts, today: Date) => Date | null];

/**
 * Prepositions before a day in English and endings after it in Turkish, which belong to the match: "for friday", "Cuma'ya
 * kadar", "15 Mart'ta".
 */
const BEFORE = '(?:(?:on|by|until|for) )?';
const AFTER = String.raw`(?:['’]?y?[ae] kadar|['’](?:[dt]|y)?[ae])?`;

const READERS: readonly Reader[] = [
  [
    String.raw`${BEFORE}(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})`,
    ({ year, month, date }) => validDate(Number(year), Number(month), Number(date)),
  ],
  [
    String.raw`${BEFORE}(?<date>\d{1,2})(?:st|nd|rd|th)? (?<month>${all(MONTHS)})(?: (?<year>\d{4}))?${AFTER}`,
    ({ date, month, year }, today) => upcomingDate(today, indexIn(MONTHS, month) + 1, Number(date), year),
  ],
  [
    String.raw`${BEFORE}(?<month>${all(MONTHS)}) (?<date>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>\d{4}))?`,
    ({ date, month, year }, today) => upcomingDate(today, indexIn(MONTHS, month) + 1, Number(date), year),
  ],
  [`${BEFORE}(?:the )?day after tomorrow|obur gun|ertesi gun`, (_, today) => after(today, 2)],
  [
    String.raw`${BEFORE}(?:today|tonight)|bugun|bu(?= (?:aksam|gece) (?:saat )?\d)|bu (?:aksam|gece)`,
    (_, today) => after(today, 0),
  ],
  [`${BEFORE}tomorrow|yarin(?:a kadar)?`, (_, today) => after(today, 1)],
  [String.raw`in (?<count>\d{1,3}) (?<unit>${UNITS.map(([unitPattern]) => unitPattern).join('|')})`, addUnits],
  [String.raw`(?<count>\d{1,3}) (?<unit>${UNITS.map(([unitPattern]) => unitPattern).join('|')}) sonra`, addUnits],
  [
    `(?:haftaya|gelecek hafta|onumuzdeki hafta|${BEFORE}next week(?: on)?) (?<weekday>${all(WEEKDAYS)})(?: gunu)?`,
    ({ weekday }, today) => after(nextMonday(today), (indexIn(WEEKDAYS, weekday) + 6) % 7),
  ],
  [`${BEFORE}next week|gelecek hafta|onumuzdeki hafta|haftaya`, (_, today) => after(today, 7)],
  [`${BEFORE}next month|gelecek ay|onumuzdeki ay`, (_, today) => addUnits({ count: '1', unit: 'ay' }, today)],
  [
    `${BEFORE}(?:(?:this|next|bu|gelecek|onumuzdeki) )?(?<weekday>${all(WEEKDAYS)})(?: gunune kadar| gunu|${AFTER})`,
    ({ weekday }, today) => weekdayAfter(today, indexIn(WEEKDAYS, weekday)),
  ],
  // Last, as "tomorrow 17.10" has a time. A month of one digit needs a year or a point: 1.5 and 24/7 are no days.
  [
    String.raw`${BEFORE}(?<date>\d{1,2})[./](?:(?<month>\d{1,2})(?:[./](?<year>\d{4})|\.)|(?<long>\d{2}))`,
    ({ date, month, long, year }, today) => upcomingDate(today, Number(month ?? long), Number(date), year),
  ],
];

/**
 * Finds a day in a text, in English or Turkish: "tomorrow", "next friday", "in 3 days", "15 mart", "29/02". A date that is
 * past this year means the next year that has it.
 * @param now milliseconds since 1970
 */
export function readDay(text: string, now: number, isMeant?: SpanFilter): DayMatch | null {
  const plain = plainText(text);
  const today = new Date(new Date(now).setHours(12, 0, 0, 0));
  for (const [pattern, dayOf] of READERS) {
    const match = findWords(plain, pattern, isMeant);
    const day = match && dayOf(match.groups ?? {}, today);
    if (match && day) return { day: dayOfInstant(day.getTime()), span: spanOf(match) };
  }
  return null;
}

/** Next date of a weekday, from tomorrow on. @param weekday from Sunday, 0 */
export function weekdayAfter(today: Date, weekday: number): Date {
  return after(today, ((weekday - today.getDay() + 6) % 7) + 1);
}

const nextMonday = (today: Date): Date => weekdayAfter(today, 1);

/** Index of the weekday that a plain word names, from Sunday, 0; -1: none. */
export const weekdayOf = (word: string): number => indexIn(WEEKDAYS, word);
export const WEEKDAY_WORDS = all(WEEKDAYS);

function after(today: Date, days: number): Date {
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12);
}

/** Last day of the month that is `months` later. */
const lastDate = (date: Date, months: number): number => new Date(date.getFullYear(), date.getMonth() + months + 1, 0).getDate();

function addUnits({ count, unit = '' }: Parts, today: Date): Date {
  const date = new Date(today);
  UNITS.find(([unitPattern]) => new RegExp(`^(?:${unitPattern})$`).test(unit))?.[1](date, Number(count));
  return date;
}

function validDate(year: number, month: number, day: number): Date | null {
  const date = new Date(year, month - 1, day, 12);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** Date in the given year; without a year in the first year from this one that has the date and where it is not past. */
function upcomingDate(today: Date, month: number, day: number, year: string | undefined): Date | null {
  if (year !== undefined) return validDate(Number(year), month, day);
  for (let offset = 0; offset < 8; offset += 1) {
    const date = validDate(today.getFullYear() + offset, month, day);
    if (date && date.getTime() >= today.getTime()) return date;
  }
  return null;
}
