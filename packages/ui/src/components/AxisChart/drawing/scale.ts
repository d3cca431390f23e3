import { nice, ticks } from 'd3-array';
import type { ShownSeries } from '../../ChartFrame/types';

/** Converts values to px, and holds the positions of axis lines. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
  /** Returns the distance from the upper edge, in px. */
  y: (value: number) => number;
}

/** Arrangement of the values of one point. `stacked`: each on the one before. */
export type Stacking = 'beside' | 'stacked';

/**
 * Computes the value axis: round numbers around everything drawn.
 * @param fromZero filled shapes begin at zero, or their length would mislead
 */
export function scaleOf(series: readonly ShownSeries[], options: ScaleOptions): Scale {
  const { count, height, fromZero, stacked, formatTick } = options;
  let low = fromZero ? 0 : Number.POSITIVE_INFINITY;
  let high = fromZero ? 0 : Number.NEGATIVE_INFINITY;
  for (let place = 0; place < count; place += 1) {
    let [up, down] = [0, 0];
    for (const each of series) {
      const value = each.values[place] ?? null;
      if (value === null) continue;
      if (stacked(each)) {
        if (value > 0) up += value;
        else down += value;
        low = Math.min(low, down);
        high = Math.max(high, up);
      } else {
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, low)];
  const wanted = Math.max(2, Math.min(6, Math.floor(height / 44)));
  const [start, end] = nice(low, high, wanted);
  return {
    low: start,
    high: end,
    ticks: readableTicks(start, end, wanted, formatTick),
    y: (value) => height - ((value - start) / (end - start)) * height,
  };
}

/**
 * Chooses ticks, fewer than wanted where they would read alike: for whole numbers from 0 to 1 only two, because a 1 at 0.6
 * would be wrong.
 */
function readableTicks(start: number, end: number, wanted: number, formatTick: (value: number) => string): number[] {
  for (let count = wanted; count > 1; count -= 1) {
    const some = ticks(start, end, count);
    if (new Set(some.map(formatTick)).size === some.length) return some;
  }
  return ticks(start, end, 1);
}

interface ScaleOptions {
  /** Number of points. */
  count: number;
  /** Height of the drawing without its axis, in px. */
  height: number;
  fromZero: boolean;
  stacked: (series: ShownSeries) => boolean;
  /** Formats a number of the axis. */
  formatTick: (value: number) => string;
}

/**
 * Chooses the points whose columns are drawn: with more than two per pixel, those that reach furthest up and down in it, as
 * sums where they are stacked.
 */
export function downsampleColumns(
  series: readonly Pick<ShownSeries, 'values'>[],
  count: number,
  width: number,
  stacked: boolean,
): number[] {
  const sums = (sign: 1 | -1) =>
    Array.from({ length: count }, (_, place) =>
      series.reduce((sum, { values }) => sum + sign * Math.max(0, sign * (values[place] ?? 0)), 0),
    );
  const reaches = stacked && count > width ? [sums(1), sums(-1)] : series.map(({ values }) => values);
  return [...new Set(reaches.flatMap((values) => downsample(values, count, width)))].toSorted((a, b) => a - b);
}

/**
 * Chooses the points to draw: with more than two per pixel, the lowest and highest of each pixel and every end of a gap, so
 * that the line looks as if all were drawn.
 */
export function downsample(values: readonly (number | null)[], count: number, width: number): number[] {
  const every = Array.from({ length: count }, (_, place) => place);
  const columns = Math.max(1, Math.floor(width));
  if (count <= columns * 2) return every;
  const kept = new Set<number>([0, count - 1]);
  let [column, low, high] = [-1, -1, -1];
  for (let place = 0; place < count; place += 1) {
    const value = values[place] ?? null;
    if (value === null) {
      if ((values[place - 1] ?? null) !== null) kept.add(place).add(place - 1);
      if ((values[place + 1] ?? null) !== null) kept.add(place).add(place + 1);
      continue;
    }
    const here = Math.floor((place / count) * columns);
    if (here !== column) {
      if (low >= 0) kept.add(low).add(high);
      [column, low, high] = [here, place, place];
    }
    if (value < (values[low] ?? Infinity)) low = place;
    if (value > (values[high] ?? -Infinity)) high = place;
  }
  if (low >= 0) kept.add(low).add(high);
  return [...kept].toSorted((a, b) => a - b);
}
