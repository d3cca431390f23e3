import { COURSE_DAYS, COURSE_HOURS, type TimeSeries } from '@stockroom/contract';

/** How a number of the demo goes over time. */
export interface TimeSeriesShape {
  /** Tells courses of one shape apart. */
  seed: number;
  /** Of a usual day. */
  base: number;
  /** How much more it is at the end than two years before: 0.3 is 30 %. */
  growth: number;
  /** How far weeks and months take it from that, from 0 to 1. */
  swing: number;
  /** Decimals that are kept. @default 0 */
  decimals?: number;
  /** A level, such as a balance: an hour has as much as its day, and not a part of it. */
  isLevel?: boolean;
}

/** One that has a number for each day. */
export type DemoTimeSeries = Omit<TimeSeries, 'days'> & { days: number[] };

/** A number from 0 to 1, the same for the same two. */
export function chance(seed: number, place: number): number {
  let hash = (seed * 374_761_393 + place * 668_265_263) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

/** A day, `2026-03-01`, of the server's time zone. */
export function dayOf(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** A day some days from now. */
export function dayFrom(now: number, days: number): string {
  const date = new Date(now);
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12).getTime());
}

/** A course of the demo that ends today: counted from today, so that it looks the same whenever it is looked at. Hours to come are `null`. */
export function buildTimeSeries(shape: TimeSeriesShape, now: number): DemoTimeSeries {
  const days = Array.from({ length: COURSE_DAYS }, (_, place) => valueOf(shape, place));
  const hour = new Date(now).getHours();
  const hours = Array.from({ length: COURSE_HOURS }, (_, place) => (place > 24 + hour ? null : hourOf(shape, days, place)));
  return { to: dayOf(now), days, hours };
}

function valueOf({ seed, base, growth, swing, decimals = 0 }: TimeSeriesShape, place: number): number {
  const course = 1 + growth * (place / COURSE_DAYS);
  const week = Math.sin((place / 7) * Math.PI * 2 + seed) * 0.35;
  const season = Math.sin((place / 91) * Math.PI * 2 + seed * 2) * 0.4;
  const noise = (chance(seed, place) - 0.5) * 0.9;
  return round(base * course * (1 + swing * (week + season + noise)), decimals);
}

/** Shops are visited by day: most around noon and in the evening. */
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

/** Numbers of the last part of a course, added up. */
export function sumOf(values: readonly (number | null)[], last: number): number {
  return values.slice(-last).reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
