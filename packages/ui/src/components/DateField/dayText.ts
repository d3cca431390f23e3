import { parseDate, type CalendarDate } from '@internationalized/date';

/** Years with fewer digits are incomplete. */
export const FIRST_YEAR = 1000;

/** Parses an ISO 8601 day such as `2026-03-20`; `null` for an invalid one, such as the 31st of April. */
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
 * Parses a pasted day: `2026-03-20`, or three numbers in the order of the field's parts.
 * @param order of day, month and year in the language
 */
export function parsePastedDay(text: string, order: readonly DayPart[]): CalendarDate | null {
  const numbers = text.trim().split(/\D+/).filter(Boolean);
  if (numbers.length !== 3) return null;
  const isIso = numbers[0]?.length === 4;
  const find = (part: DayPart) => numbers[(isIso ? ISO_ORDER : order).indexOf(part)] ?? '';
  return parseDay(`${find('year')}-${find('month').padStart(2, '0')}-${find('day').padStart(2, '0')}`);
}

const ISO_ORDER: readonly DayPart[] = ['year', 'month', 'day'];

/** Reason why the content of a date field is not a valid day. */
export type DayProblem = 'incomplete' | 'noSuchDay';

/**
 * Returns the problem of a date's parts; `null` when they make the day that the field holds, and when all are empty.
 * @param parts their numbers, `null` for an empty part
 */
export function problemOf(parts: Record<DayPart, number | null>, held: CalendarDate | null): DayProblem | null {
  const { day, month, year } = parts;
  if (day === null && month === null && year === null) return null;
  if (day === null || month === null || year === null || year < FIRST_YEAR) return 'incomplete';
  const isHeld = held?.day === day && held.month === month && held.year === year;
  return isHeld ? null : 'noSuchDay';
}
