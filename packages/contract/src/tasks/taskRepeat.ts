import * as v from 'valibot';

export const REPEAT_UNITS = ['day', 'weekday', 'week', 'month', 'year'] as const;

/** How a task comes again: every two weeks, say. A weekday is one from Monday to Friday. */
export const TaskRepeat = v.object({
  unit: v.picklist(REPEAT_UNITS),
  every: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  /** The day of the month that is meant, while the task is due on the last day of a month that is shorter. */
  day: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(29), v.maxValue(31))),
});
export type TaskRepeat = v.InferOutput<typeof TaskRepeat>;

/**
 * The day on which a task is due again: the first of its round that lies after today. The 31st of a shorter month is its last day, and so is
 * 29 February in a year that has none; the round goes on from the day that it began with.
 * @param day the day on which it was due, as ISO 8601
 * @param today in the same form
 */
export function nextDue(day: string, repeat: TaskRepeat, today: string): string {
  const { unit, every } = repeat;
  if (unit === 'weekday') return nextWeekday(day > today ? day : today, every);
  for (let round = 1; ; round += 1) {
    const next = later(day, unit, round * every, meantDate(day, repeat));
    if (next > today) return next;
  }
}

/** A round whose task goes on from one day to the next: the date that is meant is kept while a month is too short for it. */
export function repeatOn(next: string, day: string, repeat: TaskRepeat): TaskRepeat {
  const { unit, every } = repeat;
  const meant = meantDate(day, repeat);
  const isShort = (unit === 'month' || unit === 'year') && meant > dateOf(next);
  return { unit, every, ...(isShort && { day: meant }) };
}

/** The date that is meant by a day of a round; a task that was given another day since means that one. */
function meantDate(day: string, { day: meant = 0 }: TaskRepeat): number {
  const isLast = later(day, 'day', 1).endsWith('-01');
  return isLast ? Math.max(dateOf(day), meant) : dateOf(day);
}

const dateOf = (day: string): number => Number(day.slice(-2));

/** So many days of work after a day. */
function nextWeekday(day: string, count: number): string {
  const next = later(day, 'day', 1);
  const isWork = ![0, 6].includes(new Date(`${next}T00:00:00Z`).getUTCDay());
  if (!isWork) return nextWeekday(next, count);
  return count === 1 ? next : nextWeekday(next, count - 1);
}

function later(day: string, unit: Exclude<TaskRepeat['unit'], 'weekday'>, count: number, meant = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (unit === 'day' || unit === 'week') return iso(year, month - 1, date + count * (unit === 'week' ? 7 : 1));
  const months = month - 1 + count * (unit === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return iso(year, months, Math.min(meant, last));
}

const iso = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
