import { SERIES_DAYS, SERIES_HOURS, type TimeSeries } from '@stockroom/contract';

/** Parameters of a generated time series. */
export interface TimeSeriesShape {
  /** Distinguishes series with the same parameters. */
  seed: number;
  /** Value of a usual day. */
  base: number;
  /** Relative growth over the two years: 0.3 is 30 %. */
  growth: number;
  /** Amplitude of the weekly and seasonal variation, from 0 to 1. */
  swing: number;
  /** Number of decimals. @default 0 */
  decimals?: number;
  /** Whether the number is a level, such as a balance: an hour then has the value of its day, not a share of it. */
  isLevel?: boolean;
}

/** A series with a number for every day. */
export type DemoTimeSeries = Omit<TimeSeries, 'days'> & { days: number[] };

/** Returns a pseudo-random number from 0 to 1, always the same for the same arguments. */
export function chance(seed: number, place: number): number {
  let hash = (seed * 374_761_393 + place * 668_265_263) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** Returns the day, `2026-03-01`, in the server's time zone. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the day some days from now. */
export function dayFrom(now: number, days: number): string {
  const date = new Date(now);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12).getTime());
}

/**
 * Generates a series that ends today: counted back from today, so that it looks the same at any time. Future hours are `null`.
 */
export function buildTimeSeries(shape: TimeSeriesShape, now: number): DemoTimeSeries {
  const days = Array.from({ length: SERIES_DAYS }, (_, place) => valueOf(shape, place));
  const hour = new Date(now).getHours();
  const hours = Array.from({ length: SERIES_HOURS }, (_, place) => (place > 24 + hour ? null : hourOf(shape, days, place)));
  return { to: dayOf(now), days, hours };
}

function valueOf({ seed, base, growth, swing, decimals = 0 }: TimeSeriesShape, place: number): number {
  const course = 1 + growth * (place / SERIES_DAYS);
  const week = Math.sin((place / 7) * Math.PI * 2 + seed) * 0.35;
  const season = Math.sin((place / 91) * Math.PI * 2 + seed * 2) * 0.4;
  const noise = (chance(seed, place) - 0.5) * 0.9;
  return round(base * course * (1 + swing * (week + season + noise)), decimals);
}

/** Returns the share of an hour: visits are most frequent around noon and in the evening. */
function hourOf(shape: TimeSeriesShape, days: readonly number[], place: number): number {
  const day = days[days.length - (place < 24 ? 2 : 1)] ?? 0;
  if (shape.isLevel) return round(day * (1 + (chance(shape.seed, place + 9000) - 0.5) * 0.01), shape.decimals ?? 0);
  const hour = place % 24;
  const share = (1 + Math.sin(((hour - 8) / 24) * Math.PI * 2) + chance(shape.seed, place + 5000) * 0.4) / 28.8;
  return round(day * share, shape.decimals ?? 0);
}

function round(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}

/** Returns the sum of the last values of a series. */
export function sumOf(values: readonly (number | null)[], last: number): number {
  return values.slice(-last).reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
