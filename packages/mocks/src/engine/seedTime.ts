/** Time of an event in a seed: days before today, and the time of day (local, `HH:MM`). */
export interface SeedTime {
  daysAgo: number;
  at: string;
}

/**
 * Returns the day that a seed treats as today: local midnight. It is yesterday until the clock has passed `latest` (`HH:MM`),
 * the time of the seed's last event "today", so that no event lies in the future.
 * @param now milliseconds since 1970
 */
export function seedToday(now: number, latest: string): number {
  const today = new Date(now).setHours(0, 0, 0, 0);
  return atOf(today, { daysAgo: 0, at: latest }) <= now ? today : new Date(today).setDate(new Date(today).getDate() - 1);
}

/**
 * Returns the instant of a seed's time, in milliseconds since 1970. Days are calendar days, regardless of changes of the clock.
 */
export function atOf(today: number, { daysAgo, at }: SeedTime): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = new Date(today);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysAgo, hours, minutes).getTime();
}
