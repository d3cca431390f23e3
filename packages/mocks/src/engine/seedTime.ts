/** When something of a seed happened: days before today, and the time of that day (local, `HH:MM`). */
export interface SeedTime {
  daysAgo: number;
  at: string;
}

/**
 * The day that a seed takes for today: midnight, local. It is yesterday until the clock has passed `latest` (`HH:MM`), the last that
 * happens "today", so that nothing of a seed lies in the future.
 * @param now milliseconds since 1970
 */
export function seedToday(now: number, latest: string): number {
  const today = new Date(now).setHours(0, 0, 0, 0);
  return atOf(today, { daysAgo: 0, at: latest }) <= now ? today : new Date(today).setDate(new Date(today).getDate() - 1);
}

/** The instant of a seed's time, in milliseconds since 1970. Days are of the calendar, whatever the clocks do. */
export function atOf(today: number, { daysAgo, at }: SeedTime): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = new Date(today);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo, hours, minutes).getTime();
}
