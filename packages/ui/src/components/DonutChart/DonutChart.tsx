import { arc } from 'd3-shape';
import { useId, useMemo } from 'react';
import { color } from '../../tokens/css';
import { ChartFrame } from '../ChartFrame';
import { fillOf, Hatches } from '../ChartFrame/Hatches';
import type { ChartProps, ChartView } from '../ChartFrame/types';
import { Parts } from './Parts';
import { pointOnCircle, sliceAt, slicesOf, type Slice } from './slices';

/** Parts of a whole, at most five. Each is named below the ring with its value and its share. */
export function DonutChart({ values, formatShare, ...props }: DonutChartProps) {
  const { points, format, labels, height = 180 } = props;
  const id = useId();
  const slices = useMemo(() => slicesOf(points.map((_, index) => values[index] ?? null)), [points, values]);
  const series = useMemo(() => [{ id: 'values', name: props.name, values }], [props.name, values]);
  return (
    <ChartFrame
      {...props}
      height={height}
      series={series}
      tooltipPosition={(index, view) => tooltipPosition(slices[index], view)}
      indexAt={(place, view) => sliceAt(slices, middleOf(view), place, radiusOf(view))}
      renderDrawing={(view) => <Ring view={view} slices={slices} id={id} />}
      renderLegend={(active) => (
        <Parts label={labels.legend} noValue={labels.noValue} {...{ points, slices, active, format, formatShare }} />
      )}
    />
  );
}

function Ring({ view, slices, id }: { view: ChartView; slices: readonly Slice[]; id: string }) {
  const { x, y } = middleOf(view);
  const radius = radiusOf(view);
  const shape = arc<Slice>()
    .innerRadius(radius * 0.62)
    .outerRadius((slice) => (slice.index === view.active ? radius : radius - 4))
    .startAngle(({ start }) => start)
    .endAngle(({ end }) => end);
  const isNothing = slices.every(({ share }) => share === 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Hatches id={id} series={slices.map(({ index, category }) => ({ place: index, category }))} />
      {isNothing && (
        <circle r={radius * 0.8} fill="none" strokeWidth={radius * 0.32} style={{ stroke: color('surface.pressed') }} />
      )}
      {slices.map((slice) => (
        <path
          key={slice.index}
          d={shape(slice) ?? ''}
          strokeWidth={2}
          style={{ fill: fillOf(id, { place: slice.index, category: slice.category }), stroke: color('surface.raised') }}
        />
      ))}
    </g>
  );
}

const middleOf = ({ width, height }: ChartView) => ({ x: width / 2, y: height / 2 });
const radiusOf = ({ width, height }: ChartView) => Math.max(8, Math.min(width, height) / 2 - 4);

function tooltipPosition(slice: Slice | undefined, view: ChartView) {
  return slice ? pointOnCircle(middleOf(view), (slice.start + slice.end) / 2, radiusOf(view) * 0.8) : middleOf(view);
}

/** Props of a chart whose points are parts: one value for each. */
export interface RoundChartProps extends Omit<ChartProps, 'series'> {
  /** One value for each point, 0 or more. */
  values: readonly (number | null)[];
}

export interface DonutChartProps extends RoundChartProps {
  /** Formats a share of the whole, from 0 to 1, for labels: "80 %". */
  formatShare: (share: number) => string;
}
