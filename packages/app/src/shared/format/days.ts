import { dayOfInstant } from '@stockroom/contract';
import type { Language } from '../preferences/preferences';
import { formatDate } from './format';

/** Local day of an instant, such as `2026-03-02`. Days begin at local midnight, whatever clock changes occur. */
export function dayOf(instant: string | number | Date): string {
  return dayOfInstant(new Date(instant).getTime());
}

/** Number of midnights between two instants. */
export function daysBetween(earlier: string | number, later: string | number): number {
  const midday = (instant: string | number) => new Date(instant).setHours(12, 0, 0, 0);
  // A day with a clock change has an hour more or less.
  return Math.round((midday(later) - midday(earlier)) / 86_400_000);
}

/** Groups items by their local days. The days are in order of first appearance. */
export function groupByDay<T>(items: readonly T[], timeOf: (item: T) => string): { day: string; items: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const day = dayOf(timeOf(item));
    const group = groups.get(day);
    if (group) group.push(item);
    else groups.set(day, [item]);
  }
  return [...groups].map(([day, grouped]) => ({ day, items: grouped }));
}

/** Name of a day: "today" and "yesterday" in the language, else the long date. Capitalised. */
export function dayName(day: string, now: number, locale: Language): string {
  const today = new Date(now);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const name = day === dayOf(today) ? relative.format(0, 'day') : day === dayOf(yesterday) ? relative.format(-1, 'day') : null;
  if (name === null) return formatDate(`${day}T12:00:00`, locale);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
