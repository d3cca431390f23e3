import { CATEGORIES } from '../../tokens/categories';
import type { ChartFact, ChartPoint, ChartSeries, ShownSeries } from './types';

/**
 * Adds hues and indexes to the series.
 * @throws {RangeError} for a value that is not a number: an average of no values is a fault of the caller, not a point
 */
export function placeSeries(series: readonly ChartSeries[]): ShownSeries[] {
  return series.map((each, place) => {
    const wrong = each.values.findIndex((value) => value !== null && !Number.isFinite(value));
    if (wrong >= 0) throw new RangeError(`${each.name}: value ${wrong + 1} is ${each.values[wrong]}; null is a gap.`);
    return { ...each, place, category: each.category ?? CATEGORIES[place % CATEGORIES.length] ?? 1 };
  });
}

/** Returns a series' facts, for a sentence about it; `null` when it has no value. */
export function factOf({ name, values }: ChartSeries, points: readonly ChartPoint[]): ChartFact | null {
  let fact: ChartFact | null = null;
  for (const [place, value] of values.entries()) {
    if (value === null || place >= points.length) continue;
    const here = { value, point: points[place]?.name ?? '' };
    fact ??= { name, first: value, last: value, lowest: here, highest: here, trend: 'flat' };
    fact.last = value;
    if (value < fact.lowest.value) fact.lowest = here;
    if (value > fact.highest.value) fact.highest = here;
  }
  if (fact) fact.trend = fact.last > fact.first ? 'up' : fact.last < fact.first ? 'down' : 'flat';
  return fact;
}

/** Whether any series has a value. */
export const hasValues = (series: readonly ChartSeries[], count: number): boolean =>
  count > 0 && series.some(({ values }) => values.some((value, place) => value !== null && place < count));

/** Returns a point's text for screen readers: "Monday: New 42, Closed no value". */
export function pointText(
  point: ChartPoint | undefined,
  place: number,
  series: readonly ChartSeries[],
  { format, noValue }: { format: (value: number) => string; noValue: string },
): string {
  const [only] = series;
  const textOf = ({ values }: ChartSeries) => {
    const value = values[place] ?? null;
    return value === null ? noValue : format(value);
  };
  if (series.length === 1 && only) return `${point?.name}: ${textOf(only)}`;
  return `${point?.name}: ${series.map((each) => `${each.name} ${textOf(each)}`).join(', ')}`;
}

/**
 * Returns the point that a key moves to; `null` for a key that doesn't move. Page up and down move by a tenth of the points.
 */
export function pointAfterKey(key: string, now: number, count: number): number | null {
  const leap = Math.max(1, Math.round(count / 10));
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: leap,
    PageDown: -leap,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, now + step));
}
