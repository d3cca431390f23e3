import { type StoreDetails, WEEK, type Weekday } from '@stockroom/contract';

/** The day of the week of a date, in the browser's time zone. */
export const weekdayOf = (date: Date): Weekday => WEEK[(date.getDay() + 6) % 7] ?? 'mon';

/**
 * The time until which a store is open, or `null` when it is closed; by the browser's clock, as the browser is in the store.
 */
export function openUntil(card: Pick<StoreDetails, Weekday>, now: Date): string | null {
  const time = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
  const spans = card[weekdayOf(now)].split(' ').map((span) => span.split('-'));
  return spans.find(([from = '', to = '']) => from !== '' && from <= time && time < to)?.[1] ?? null;
}
