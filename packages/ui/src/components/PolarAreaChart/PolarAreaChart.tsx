import { arc } from 'd3-shape';
import { useId, useMemo } from 'react';
import { color } from '../../tokens/css';
import { ChartFrame } from '../ChartFrame';
import { fillOf, Hatches } from '../ChartFrame/Hatches';
import { hue } from '../ChartFrame/marks';
import type { ChartView } from '../ChartFrame/types';
import type { RoundChartProps } from '../DonutChart';
import { Parts } from '../DonutChart/Parts';
import { pointOnCircle, petalsOf, sliceAt, type Slice } from '../DonutChart/slices';

/** Amounts around a middle, each petal as large as its amount: for a few of a kind, whose order means nothing. */
export function PolarAreaChart({ values, ...props }: RoundChartProps) {
  const { points, format, labels, height = 260 } = props;
  const id = useId();
  const petals = useMemo(() => petalsOf(points.map((_, index) => values[index] ?? null)), [points, values]);
  const series = useMemo(() => [{ id: 'values', name: props.name, values }], [props.name, values]);
  return (
    <ChartFrame
      {...props}
      height={height}
      series={series}
      tooltipPosition={(index, view) => positionOf(petals[index], view)}
      indexAt={(place, view) => sliceAt(petals, middleOf(view), place, radiusOf(view))}
      renderDrawing={(view) => <Petals view={view} petals={petals} id={id} />}
      renderLegend={(active) => (
        <Parts label={labels.legend} noValue={labels.noValue} slices={petals} {...{ points, active, format }} />
      )}
    />
  );
}

/** Circles around the middle, as shares of the longest petal. */
const RINGS = [0.25, 0.5, 0.75, 1];

function Petals({ view, petals, id }: { view: ChartView; petals: readonly Slice[]; id: string }) {
  const { x, y } = middleOf(view);
  const radius = radiusOf(view);
  const shape = arc<Slice>()
    .innerRadius(0)
    // By area, not by length: a doubled amount looks twice as large.
    .outerRadius(({ share }) => radius * Math.sqrt(share))
    .startAngle(({ start }) => start)
    .endAngle(({ end }) => end);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Hatches id={id} series={petals.map(({ index, category }) => ({ place: index, category }))} />
      {RINGS.map((ring) => (
        <circle key={ring} r={radius * Math.sqrt(ring)} fill="none" style={{ stroke: color('border.subtle') }} />
      ))}
      {petals.map((petal) => (
        <path
          key={petal.index}
          d={shape(petal) ?? ''}
          strokeWidth={petal.index === view.active ? 3 : 1.5}
          fillOpacity={0.85}
          style={{ fill: fillOf(id, { place: petal.index, category: petal.category }), stroke: hue(petal.category) }}
        />
      ))}
    </g>
  );
}

const middleOf = ({ width, height }: ChartView) => ({ x: width / 2, y: height / 2 });
const radiusOf = ({ width, height }: ChartView) => Math.max(8, Math.min(width, height) / 2 - 4);

function positionOf(petal: Slice | undefined, view: ChartView) {
  if (!petal) return middleOf(view);
  return pointOnCircle(middleOf(view), (petal.start + petal.end) / 2, radiusOf(view) * Math.sqrt(petal.share) * 0.7);
}
