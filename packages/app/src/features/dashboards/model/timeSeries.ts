import type { TimeSeries } from '@stockroom/contract';
import { noonBefore, RANGES, type CardRange, type Period } from './periods';

/** How the parts of a period are combined: visits are summed, of a balance the last value counts. */
export type Counting = 'sum' | 'last';

/** A time series over a period, with the same period before. */
export interface SeriesWindow {
  /** When each part begins, in milliseconds since 1970; hours of the day in milliseconds since midnight. */
  starts: number[];
  /** Days of a part; 0 for hours. */
  days: number;
  values: (number | null)[];
  before: (number | null)[];
  /** `null` when nothing was measured. */
  total: number | null;
  totalBefore: number | null;
  /** In percent; `null` without a value to compare with. */
  change: number | null;
}

const HOUR_MS = 3_600_000;

/**
 * The part of a time series within a period. Of today only the past hours are compared.
 * @param back days by which the whole period lies further back
 */
export function windowOf(series: TimeSeries, period: Period | CardRange, counting: Counting, back = 0): SeriesWindow {
  const { parts, days } = RANGES[period];
  const end = new Date(`${series.to}T12:00:00`).getTime();
  const isHours = days === 0;
  const partAt = (distance: number) =>
    isHours ? hourOf(series, parts - 1 - distance, back) : count(series.days, back + distance * days, days, counting);
  const distances = Array.from({ length: parts }, (_, place) => parts - 1 - place);
  const values = distances.map(partAt);
  const before = distances.map((distance) =>
    isHours ? hourOf(series, parts - 1 - distance, back + 1) : partAt(distance + parts),
  );
  const compared = before.map((value, place) => (values[place] === null ? null : value));
  const total = totalOf(values, counting);
  const totalBefore = totalOf(counting === 'sum' ? compared : before, counting);
  return {
    starts: distances.map((distance) =>
      // A day on which clocks change has an hour less or more, and is compared with the others all the same.
      isHours ? (parts - 1 - distance) * HOUR_MS : noonBefore(end, back + (distance + 1) * days - 1),
    ),
    days,
    values,
    before,
    total,
    totalBefore,
    change: changeOf(total, totalBefore),
  };
}

/** Increase from one number to another, in percent; `null` where it is unknown: zero is no base. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
}

/** Hours exist only for today and yesterday. */
function hourOf({ hours }: TimeSeries, hour: number, back: number): number | null {
  return back > 1 ? null : (hours[hours.length - 24 * (back + 1) + hour] ?? null);
}

function count(days: TimeSeries['days'], back: number, length: number, counting: Counting): number | null {
  const last = days.length - back;
  const first = last - length;
  // Part of the period was not measured: the remainder would look like a fall.
  if (first < 0) return null;
  return totalOf(days.slice(first, last), counting);
}

function totalOf(values: readonly (number | null)[], counting: Counting): number | null {
  const there = values.filter((value) => value !== null);
  if (there.length === 0) return null;
  return counting === 'last' ? (there.at(-1) ?? null) : there.reduce((sum, value) => sum + value, 0);
}
