import { area, curveMonotoneX, line } from 'd3-shape';
import type { Category } from '../../tokens/categories';
import { hue } from '../ChartFrame/marks';
import { Drawing } from './Sparkline.styles';

const [WIDTH, HEIGHT] = [100, 30];

/**
 * A small chart of a number over time, beside the number itself. Renders an `<svg>` as an image with a sentence for its name.
 */
export function Sparkline({ values, label, category = 1, height = 40 }: SparklineProps) {
  const there = values.filter((value) => value !== null);
  const wrong = there.find((value) => !Number.isFinite(value));
  if (wrong !== undefined) throw new RangeError(`${label}: ${wrong} is no value; null is a gap.`);
  const low = Math.min(...there);
  const span = Math.max(...there) - low || 1;
  const x = (_: unknown, place: number) => (values.length > 1 ? (place / (values.length - 1)) * WIDTH : WIDTH / 2);
  // A pixel of margin above and below, so that the line is not cut.
  const y = (value: number | null) => HEIGHT - 2 - (((value ?? low) - low) / span) * (HEIGHT - 4);
  const isThere = (value: number | null) => value !== null;
  // A lone value has no line: a stroke of zero length with round ends is a dot.
  const dots = values.flatMap((value, place) =>
    value !== null && isGap(values[place - 1]) && isGap(values[place + 1]) ? `M${x(null, place)} ${y(value)}h0` : [],
  );
  const fill = area<number | null>(x, HEIGHT, y).defined(isThere).curve(curveMonotoneX)(values);
  const path = line<number | null>(x, y).defined(isThere).curve(curveMonotoneX)(values);
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" style={{ height }}>
      <path d={fill ?? ''} style={{ fill: hue(category) }} fillOpacity={0.14} />
      {dots.length > 0 && (
        <path
          d={dots.join('')}
          style={{ stroke: hue(category) }}
          strokeWidth={5}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path d={path ?? ''} style={{ stroke: hue(category) }} fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </Drawing>
  );
}

const isGap = (value: number | null | undefined) => value === null || value === undefined;

export interface SparklineProps {
  /** Oldest first; `null` is a gap. NaN and infinity are rejected. */
  values: readonly (number | null)[];
  /** Its description, in a sentence: "Visits of the last 30 days, rising". */
  label: string;
  /** @default 1 */
  category?: Category;
  /** In px; it is as wide as its container. @default 40 */
  height?: number;
}
