import { area, curveLinear, curveMonotoneX, line } from 'd3-shape';
import { memo } from 'react';
import { color } from '../../../tokens/css';
import { dashOf, hue } from '../../ChartFrame/marks';
import type { ShownSeries } from '../../ChartFrame/types';
import type { AxisLayout, AxisVariant } from './layout';
import { downsample } from './scale';

/** More points than these are joined by straight lines: a curve between pixels is invisible. */
const MAX_CURVED_POINTS = 400;

/** A series as a line, filled below for an area. Gaps stay gaps; a value between two gaps is a dot. */
export const Line = memo(function Line({ series, variant, layout, count }: LineProps) {
  const { values, category, place } = series;
  const { x, scale, top } = layout;
  const drawnIndexes = downsample(values, count, layout.width);
  const valueAt = (index: number) => values[index] ?? null;
  const y = (index: number) => top + scale.y(valueAt(index) ?? 0);
  const isThere = (index: number) => valueAt(index) !== null;
  const curve = drawnIndexes.length > MAX_CURVED_POINTS ? curveLinear : curveMonotoneX;
  const base = top + scale.y(Math.min(scale.high, Math.max(scale.low, 0)));
  const path = line<number>(x, y).defined(isThere).curve(curve)(drawnIndexes);
  const alone = drawnIndexes.filter((index) => isThere(index) && valueAt(index - 1) === null && valueAt(index + 1) === null);
  const paint = hue(category);
  return (
    <>
      {variant === 'area' && (
        <path
          d={area<number>(x, base, y).defined(isThere).curve(curve)(drawnIndexes) ?? ''}
          style={{ fill: paint }}
          fillOpacity={0.16}
        />
      )}
      <path
        d={path ?? ''}
        fill="none"
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray={dashOf(place)}
        style={{ stroke: paint }}
      />
      {alone.map((index) => (
        <circle key={index} cx={x(index)} cy={y(index)} r={3} style={{ fill: paint }} />
      ))}
    </>
  );
});

/** The dot on a line at the active point. */
export function LineDot({ series, layout, active }: { series: ShownSeries; layout: AxisLayout; active: number }) {
  const value = series.values[active] ?? null;
  if (value === null) return null;
  const y = layout.top + layout.scale.y(value);
  return (
    <circle
      cx={layout.x(active)}
      cy={y}
      r={5}
      strokeWidth={2}
      style={{ fill: hue(series.category), stroke: color('surface.raised') }}
    />
  );
}

interface LineProps {
  series: ShownSeries;
  variant: AxisVariant;
  /** Must be stable across renders, or the line is redrawn at each step of the walk. */
  layout: AxisLayout;
  count: number;
}
