import { color } from '../../../tokens/css';
import { fillOf } from '../../ChartFrame/Hatches';
import { hue } from '../../ChartFrame/marks';
import type { ShownSeries } from '../../ChartFrame/types';
import { BOTTOM, CHARACTER_WIDTH, truncate, tickOf, type AxisLayout, type AxisOptions } from './layout';

/** Height of a name with its values, and the free space at both ends, in px. */
const NAME_HEIGHT = 16;
const EDGE = 4;

/** Columns turned into rows, where the chart is too narrow for their names: each row has its name and values above the bar. */
export function HorizontalBars({ series, layout, options, active, id }: RowsProps) {
  const { points, stacked, formatTick } = options;
  const { width, row, valueAt } = horizontalBarLayout(layout, points.length);
  const bars = Math.max(4, Math.min(16, row - NAME_HEIGHT - 4));
  const each = stacked ? bars : bars / Math.max(1, series.length);
  return points.map((point, index) => {
    const top = index * row;
    const values = series.map(({ values: all }) => all[index] ?? null);
    const text = values.flatMap((value) => (value === null ? [] : [formatTick(value)])).join(' · ');
    let [up, down] = [0, 0];
    return (
      <g key={point.name}>
        {index === active && <rect x={0} y={top} width={width} height={row} style={{ fill: color('surface.hover') }} />}
        <text x={EDGE} y={top + 12}>
          {truncate(tickOf(point), Math.max(4, Math.floor((width - 2 * EDGE) / CHARACTER_WIDTH) - text.length - 2))}
        </text>
        <text x={width - EDGE} y={top + 12} textAnchor="end">
          {text}
        </text>
        {series.map((one, place) => {
          const value = values[place] ?? null;
          if (value === null || value === 0) return null;
          const from = stacked ? (value > 0 ? up : down) : 0;
          const to = from + value;
          if (stacked && value > 0) up = to;
          else if (stacked) down = to;
          const [start, end] = [valueAt(Math.min(from, to)), valueAt(Math.max(from, to))];
          return (
            <rect
              key={one.id}
              x={start}
              y={top + NAME_HEIGHT + (stacked ? 0 : place * each)}
              width={Math.max(1, end - start)}
              height={each}
              rx={2}
              style={{ fill: fillOf(id, one), stroke: hue(one.category) }}
            />
          );
        })}
      </g>
    );
  });
}

/** Computes the layout of rows: stacked over the whole drawing, with bars from its left edge. */
export function horizontalBarLayout({ left, width, top, height, scale }: AxisLayout, count: number) {
  const whole = left + width;
  const row = (top + height + BOTTOM) / Math.max(1, count);
  return {
    width: whole,
    row,
    /** Returns a value's position, in px from the left. */
    valueAt: (value: number) => EDGE + (1 - scale.y(value) / height) * (whole - 2 * EDGE),
    indexAt: (y: number) => Math.min(count - 1, Math.max(0, Math.floor(y / row))),
  };
}

interface RowsProps {
  series: readonly ShownSeries[];
  layout: AxisLayout;
  options: AxisOptions;
  active: number | null;
  /** Id of the `Hatches`. */
  id: string;
}
