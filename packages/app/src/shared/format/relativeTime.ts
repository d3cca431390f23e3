import type { Language } from '../preferences/preferences';
import { dayOf, daysBetween } from './days';
import { formatShortDate, cachedFormatter } from './format';

const STEPS = [
  { unit: 'second', ms: 1000, until: 60_000 },
  { unit: 'minute', ms: 60_000, until: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, until: 86_400_000 },
] as const;
const WEEK = 7;

/**
 * Relative time: "now", "5 minutes ago", "2 days ago", and from a week on the short date. Days are calendar days: 30 hours
 * ago may be yesterday or the day before. An instant in the future, from a wrong clock, is "now".
 */
export function relativeTime(iso: string, now: number, locale: Language): string {
  const ago = Math.max(0, now - Date.parse(iso));
  const format = cachedFormatter(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  if (ago < 60_000) return format.format(0, 'second');
  const step = STEPS.find(({ until }) => ago < until);
  if (step) return format.format(-Math.floor(ago / step.ms), step.unit);
  const days = daysBetween(iso, now);
  if (days < WEEK) return format.format(-days, 'day');
  return cachedFormatter(`medium date ${locale}`, () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })).format(
    new Date(iso),
  );
}

/** Time of day, `09:30`, in 24 hours in both languages. */
export const clockTime = (iso: string, locale: Language): string =>
  cachedFormatter(
    `clock ${locale}`,
    () => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ).format(new Date(iso));

/** Compact date or time for a narrow row: today's as time, `16:05`, this year's as day, `Nov 25`, others `11/25/24`. */
export function compactDateTime(iso: string, now: number, locale: Language): string {
  if (dayOf(iso) === dayOf(now)) return clockTime(iso, locale);
  if (new Date(iso).getFullYear() !== new Date(now).getFullYear()) return formatShortDate(iso, locale);
  return cachedFormatter(`day ${locale}`, () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })).format(
    new Date(iso),
  );
}
