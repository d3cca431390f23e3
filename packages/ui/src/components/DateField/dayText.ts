import { parseDate, type CalendarDate } from '@internationalized/date';

/** Years of fewer digits are half typed. */
export const FIRST_YEAR = 1000;

/** The day of an ISO 8601 text such as `2026-03-20`; `null` for what is none, such as the 31st of April. */
export function parseDay(iso: string | null | undefined): CalendarDate | null {
  if (!iso) return null;
  try {
    const day = parseDate(iso);
    return day.year >= FIRST_YEAR ? day : null;
  } catch {
    return null;
  }
}

/** A part of a date. */
export type DayPart = 'day' | 'month' | 'year';

/**
 * The day of a pasted text: `2026-03-20`, or three numbers in the order of the field's parts.
 * @param order of day, month and year, as the language has it
 */
export function pastedDay(text: string, order: readonly DayPart[]): CalendarDate | null {
  const numbers = text.trim().split(/\D+/).filter(Boolean);
  if (numbers.length !== 3) return null;
  const isIso = numbers[0]?.length === 4;
  const find = (part: DayPart) => numbers[(isIso ? ISO_ORDER : order).indexOf(part)] ?? '';
  return parseDay(`${find('year')}-${find('month').padStart(2, '0')}-${find('day').padStart(2, '0')}`);
}

const ISO_ORDER: readonly DayPart[] = ['year', 'month', 'day'];

/** Why what stands in a date field is no day. */
export type DayProblem = 'incomplete' | 'noSuchDay';

/**
 * The problem of a date's parts; `null` when they make the day that the field holds, and when all are empty.
 * @param parts their numbers, `null` for one that is empty
 */
export function problemOf(parts: Record<DayPart, number | null>, held: CalendarDate | null): DayProblem | null {
  const { day, month, year } = parts;
  if (day === null && month === null && year === null) return null;
  if (day === null || month === null || year === null || year < FIRST_YEAR) return 'incomplete';
  const isHeld = held?.day === day && held.month === month && held.year === year;
  return isHeld ? null : 'noSuchDay';
}
