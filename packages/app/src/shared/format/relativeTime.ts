import type { Language } from '../preferences/preferences';

const STEPS = [
  { unit: 'second', ms: 1000, until: 60_000 },
  { unit: 'minute', ms: 60_000, until: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, until: 86_400_000 },
  { unit: 'day', ms: 86_400_000, until: 7 * 86_400_000 },
] as const;

/**
 * How long ago: "now", "5 minutes ago", "2 days ago", and from a week on the short date. An instant ahead of the clock, by a
 * clock that goes wrong, is "now".
 */
export function relativeTime(iso: string, now: number, locale: Language): string {
  const ago = Math.max(0, now - Date.parse(iso));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < 60_000) return format.format(0, 'second');
  const step = STEPS.find(({ until }) => ago < until);
  if (step) return format.format(-Math.floor(ago / step.ms), step.unit);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso));
}

/** The time of day, `09:30`, in 24 hours in both languages. */
export const clockTime = (iso: string, locale: Language): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
