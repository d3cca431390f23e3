import * as v from 'valibot';

export const REPEAT_UNITS = ['day', 'weekday', 'week', 'month', 'year'] as const;

/** Recurrence of a task, such as every two weeks. `weekday` covers Monday to Friday. */
export const TaskRepeat = v.object({
  unit: v.picklist(REPEAT_UNITS),
  every: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  /** The intended day of the month, while the task is due on the last day of a shorter month. */
  day: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(29), v.maxValue(31))),
});
export type TaskRepeat = v.InferOutput<typeof TaskRepeat>;

/**
 * Returns the next due day: the first of the recurrence after today. In a month without the intended day it is the last day of
 * the month, as for 29 February; the recurrence continues from its original day.
 * @param day the day on which it was due, as ISO 8601
 * @param today in the same form
 */
export function nextDue(day: string, repeat: TaskRepeat, today: string): string {
  const { unit, every } = repeat;
  if (unit === 'weekday') return nextWeekday(day > today ? day : today, every);
  for (let round = 1; ; round += 1) {
    const next = addPeriods(day, unit, round * every, intendedDate(day, repeat));
    if (next > today) return next;
  }
}

/** Returns the recurrence for the next due day: it keeps the intended date while a month is too short for it. */
export function advanceRepeat(next: string, day: string, repeat: TaskRepeat): TaskRepeat {
  const { unit, every } = repeat;
  const intendedDayOfMonth = intendedDate(day, repeat);
  const isShort = (unit === 'month' || unit === 'year') && intendedDayOfMonth > dateOf(next);
  return { unit, every, ...(isShort && { day: intendedDayOfMonth }) };
}

/** Returns the intended date of a due day; for a task that was moved to another day, that day's date. */
function intendedDate(day: string, { day: intendedDayOfMonth = 0 }: TaskRepeat): number {
  const isLast = addPeriods(day, 'day', 1).endsWith('-01');
  return isLast ? Math.max(dateOf(day), intendedDayOfMonth) : dateOf(day);
}

const dateOf = (day: string): number => Number(day.slice(-2));

/** Returns the working day that is `count` working days after a day. */
function nextWeekday(day: string, count: number): string {
  const next = addPeriods(day, 'day', 1);
  const isWork = ![0, 6].includes(new Date(`${next}T00:00:00Z`).getUTCDay());
  if (!isWork) return nextWeekday(next, count);
  return count === 1 ? next : nextWeekday(next, count - 1);
}

function addPeriods(day: string, unit: Exclude<TaskRepeat['unit'], 'weekday'>, count: number, intendedDayOfMonth = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (unit === 'day' || unit === 'week') return iso(year, month - 1, date + count * (unit === 'week' ? 7 : 1));
  const months = month - 1 + count * (unit === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return iso(year, months, Math.min(intendedDayOfMonth, last));
}

const iso = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
