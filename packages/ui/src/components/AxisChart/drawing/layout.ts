import type { ChartPoint, ChartView, ShownSeries } from '../../ChartFrame/types';
import { scaleOf, type Scale } from './scale';

/** How a series of a chart with axes is drawn. */
export type AxisVariant = 'line' | 'area' | 'column';

export interface AxisOptions {
  points: readonly ChartPoint[];
  variantOf: (series: ShownSeries) => AxisVariant;
  stacked: boolean;
  fromZero: boolean;
  formatTick: (value: number) => string;
}

/** Positions and sizes of a chart with axes, in px. */
export interface AxisLayout {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: Scale;
  /** Returns the middle of a point. */
  x: (index: number) => number;
  /** Width of a point's band, for columns. */
  band: number;
  /** Whether a few columns whose names do not fit below them are drawn as rows, each with its name above the bar. */
  inRows: boolean;
  /** Points whose names are below the axis, without overlaps. */
  ticks: { index: number; x: number; text: string; anchor: 'start' | 'middle' | 'end' }[];
  indexAt: (x: number) => number;
}

/** Width of a character on the axes, in px. */
export const CHARACTER_WIDTH = 6.6;
const TOP = 10;
/** Space below the drawing for the names of points. */
export const BOTTOM = 26;
const MAX_NAME_LENGTH = 16;
/** Up to this number, all columns must have their names: a category without a name says nothing. */
const MAX_NAMED_COLUMNS = 12;
/** Minimum gap between two names, in px. */
const MIN_NAME_GAP = 12;
/** Returns the width of an axis' numbers; the layout limits it to a third of a narrow chart. */
const widthOf = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length), 1) * CHARACTER_WIDTH;

export function layoutOf(
  { width, height, shown }: Pick<ChartView, 'width' | 'height' | 'shown'>,
  options: AxisOptions,
): AxisLayout {
  const { points, variantOf, stacked, fromZero, formatTick } = options;
  const count = points.length;
  const hasColumns = shown.some((each) => variantOf(each) === 'column');
  const inner = Math.max(1, height - TOP - BOTTOM);
  const scale = scaleOf(shown, {
    count,
    height: inner,
    fromZero: fromZero || hasColumns || shown.some((each) => variantOf(each) === 'area'),
    stacked: (each) => stacked && variantOf(each) === 'column',
    formatTick,
  });
  const left = Math.min(width / 3, widthOf(scale.ticks.map(formatTick)) + 10);
  const free = Math.max(1, width - left - 8);
  const band = free / Math.max(1, count);
  const gap = count > 1 ? free / (count - 1) : 0;
  const x = (index: number) => left + (hasColumns ? band * (index + 0.5) : count > 1 ? gap * index : free / 2);
  const isFew = hasColumns && count <= MAX_NAMED_COLUMNS;
  const longest = isFew ? Math.max(4, Math.floor((band - 4) / CHARACTER_WIDTH)) : MAX_NAME_LENGTH;
  const texts = points.map((point) => truncate(tickOf(point), longest));
  return {
    left,
    top: TOP,
    width: free,
    height: inner,
    scale,
    x,
    band,
    inRows:
      isFew && shown.every((each) => variantOf(each) === 'column') && points.some((point) => tickOf(point).length > longest),
    ticks: ticksOf(texts, x, width),
    indexAt: (at) => {
      const place = hasColumns ? Math.floor((at - left) / band) : gap === 0 ? 0 : Math.round((at - left) / gap);
      return Math.min(count - 1, Math.max(0, place));
    },
  };
}

export const tickOf = ({ name, tick = name }: ChartPoint): string => tick;

/** Truncates a text to a number of characters. */
export const truncate = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/** Chooses the names that fit, counted from the last, which users look for first. Names at the ends stay inside the chart. */
function ticksOf(texts: readonly string[], x: (index: number) => number, width: number): AxisLayout['ticks'] {
  const allTicks = texts.map((text, index) => {
    const half = (text.length * CHARACTER_WIDTH) / 2;
    const anchor = x(index) - half < 0 ? 'start' : x(index) + half > width ? 'end' : 'middle';
    const start = x(index) - { start: 0, middle: half, end: half * 2 }[anchor];
    return { index, x: x(index), text, anchor, start, end: start + half * 2 } as const;
  });
  for (let step = 1; step <= texts.length; step += 1) {
    const some = allTicks.filter(({ index }) => (texts.length - 1 - index) % step === 0);
    const isFree = some.every(({ start }, at) => at === 0 || start - (some[at - 1]?.end ?? 0) >= (step === 1 ? 4 : MIN_NAME_GAP));
    if (isFree) return some;
  }
  return allTicks.slice(-1);
}
