import { memo } from 'react';
import { fillOf } from '../../ChartFrame/Hatches';
import { hue } from '../../ChartFrame/marks';
import type { ShownSeries } from '../../ChartFrame/types';
import type { AxisLayout } from './layout';
import { downsampleColumns } from './scale';

/** Series as columns: side by side, or stacked; negative values hang below zero. */
export const Columns = memo(function Columns({ series, layout, count, stacked, id }: ColumnsProps) {
  const { x, band, scale, top } = layout;
  const room = Math.min(band * 0.72, 56 * (stacked ? 1 : series.length));
  const width = Math.max(1, stacked ? room : room / Math.max(1, series.length) - (series.length > 1 ? 2 : 0));
  return downsampleColumns(series, count, layout.width, stacked).map((index) => {
    let [up, down] = [0, 0];
    return series.map((each, place) => {
      const value = each.values[index] ?? null;
      if (value === null || value === 0) return null;
      const from = stacked ? (value > 0 ? up : down) : 0;
      const to = from + value;
      if (stacked && value > 0) up = to;
      else if (stacked) down = to;
      const [y, end] = [scale.y(Math.max(from, to)), scale.y(Math.min(from, to))];
      const left = x(index) - room / 2 + (stacked ? 0 : (place * room) / series.length);
      return (
        <rect
          key={`${index} ${each.id}`}
          x={left}
          y={top + y}
          width={width}
          height={Math.max(1, end - y)}
          rx={Math.min(2, width / 2)}
          style={{ fill: fillOf(id, each), stroke: hue(each.category) }}
        />
      );
    });
  });
});

interface ColumnsProps {
  series: readonly ShownSeries[];
  /** Must be stable across renders. */
  layout: AxisLayout;
  count: number;
  stacked: boolean;
  /** Id of the `Hatches`. */
  id: string;
}
