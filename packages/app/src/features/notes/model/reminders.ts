/** A suggested time that is chosen with one click. */
export interface OfferedReminder {
  id: 'today' | 'tomorrow' | 'nextWeek';
  at: string;
}

/**
 * Suggested times of a reminder: this evening unless it is near, tomorrow morning, Monday morning. On a Sunday the last two are
 * the same time, which is offered once.
 */
export function offeredReminders(now: number): OfferedReminder[] {
  const at = (days: number, hours: number) => {
    const day = new Date(now);
    return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hours);
  };
  const daysToMonday = (8 - new Date(now).getDay()) % 7 || 7;
  const tonight = at(0, 18);
  const offered: [OfferedReminder['id'], Date][] = [['tomorrow', at(1, 9)]];
  if (tonight.getTime() - now > HOUR) offered.unshift(['today', tonight]);
  if (daysToMonday > 1) offered.push(['nextWeek', at(daysToMonday, 9)]);
  return offered.map(([id, date]) => ({ id, at: date.toISOString() }));
}

const HOUR = 3_600_000;

/** Times of a day, every half hour: `09:30`. */
export const TIMES: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Converts a local day and time to an instant. */
export const instantOf = (day: string, time: string): string => new Date(`${day}T${time}:00`).toISOString();

/** The local time of an instant, in the format of `TIMES` where it is on the half hour. */
export function timeOf(instant: string): string {
  const date = new Date(instant);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
