/** Periods of a dashboard. Each ends today. */
export const PERIODS = ['day', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
/** Periods that a card can show in place of the page's: a card of visits, and the account's balance. */
export const CARD_RANGES = ['30d', '3m', '9m'] as const;
export const BALANCE_RANGES = ['3m', '6m', '9m', '12m'] as const;
export type CardRange = (typeof CARD_RANGES | typeof BALANCE_RANGES)[number];

/**
 * A period in equal parts. A year is thirteen times four weeks, so that weeks are compared with weeks and no month is longer.
 */
export interface Range {
  parts: number;
  /** Days of a part; 0 for hours. */
  days: number;
}

export const RANGES: Readonly<Record<Period | CardRange, Range>> = {
  day: { parts: 24, days: 0 },
  week: { parts: 7, days: 1 },
  month: { parts: 30, days: 1 },
  year: { parts: 13, days: 28 },
  '30d': { parts: 30, days: 1 },
  '3m': { parts: 13, days: 7 },
  '6m': { parts: 13, days: 14 },
  '9m': { parts: 13, days: 21 },
  '12m': { parts: 13, days: 28 },
};

/** First and last day of a period, `2026-03-01`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Days of a period that ends today, by this machine's clock. */
export function daysOf(period: Period, now: number): Days {
  const { parts, days } = RANGES[period];
  return { from: dayBefore(now, Math.max(1, parts * days) - 1), to: dayBefore(now, 0) };
}

/** Noon of the day a number of days before another. Every day has a noon, even when clocks change. */
export const noonBefore = (time: number, days: number): number => {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 12).getTime();
};

function dayBefore(now: number, days: number): string {
  const date = new Date(noonBefore(now, days));
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
