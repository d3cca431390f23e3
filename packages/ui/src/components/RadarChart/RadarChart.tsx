import { Fragment } from 'react';
import { color } from '../../tokens/css';
import { ChartFrame } from '../ChartFrame';
import { dashOf, hue } from '../ChartFrame/marks';
import type { ChartPoint, ChartProps, ChartView, Position, ShownSeries } from '../ChartFrame/types';
import { pointOnCircle } from '../DonutChart/slices';
import { runsOf } from './runs';

/** One or two things compared in several respects: three or more axes around a middle, all in one unit. */
export function RadarChart(props: ChartProps) {
  const { points } = props;
  return (
    <ChartFrame
      {...props}
      tooltipPosition={(index, view) => positionOf(index, view, points)}
      indexAt={(place, view) => axisAt(place, view, points)}
      renderDrawing={(view) => <Web view={view} points={points} />}
    />
  );
}

const RINGS = [0.25, 0.5, 0.75, 1];
/** Room for a name above and below, in px; the distance of a name from its axis, and the width of its letters. */
const LABEL_MARGIN = 28;
const LABEL_OFFSET = 14;
const CHARACTER = 6.6;
const FULL_TURN = Math.PI * 2;

function Web({ view, points }: { view: ChartView; points: readonly ChartPoint[] }) {
  const middle = middleOf(view);
  const radius = radiusOf(view, points);
  const highest = highestOf(view);
  const count = points.length;
  const ring = (share: number) =>
    pathOf(points.map((_, index) => pointOnCircle(middle, (index / count) * FULL_TURN, radius * share)));
  return (
    <>
      {RINGS.map((share) => (
        <path key={share} d={ring(share)} fill="none" style={{ stroke: color('border.subtle') }} />
      ))}
      {points.map((point, index) => {
        const angle = (index / count) * FULL_TURN;
        const end = pointOnCircle(middle, angle, radius);
        const text = pointOnCircle(middle, angle, radius + LABEL_OFFSET);
        const side = Math.abs(text.x - middle.x) < 4 ? 'middle' : text.x > middle.x ? 'start' : 'end';
        const stroke = color(index === view.active ? 'border.control' : 'border.subtle');
        return (
          <g key={point.name}>
            <line x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} style={{ stroke }} />
            <text x={text.x} y={text.y} textAnchor={side} dominantBaseline="middle">
              {textOf(point)}
            </text>
          </g>
        );
      })}
      {view.shown.map((series) => (
        <Shape key={series.id} {...{ series, middle, radius, highest, count }} active={view.active} />
      ))}
    </>
  );
}

function Shape({ series, middle, radius, highest, count, active }: ShapeProps) {
  const valueAt = (axis: number) => series.values[axis] ?? null;
  const corner = (axis: number) =>
    pointOnCircle(middle, (axis / count) * FULL_TURN, (radius * Math.max(0, valueAt(axis) ?? 0)) / highest);
  const paint = hue(series.category);
  return runsOf(count, (axis) => valueAt(axis) !== null).map((run) => {
    // A line with a gap has no area to fill.
    const isWhole = run.length === count;
    return (
      <Fragment key={run[0]}>
        <path
          d={pathOf(run.map(corner), isWhole)}
          fill="none"
          strokeWidth={2}
          strokeLinecap="round"
          strokeDasharray={dashOf(series.place)}
          fillOpacity={0.16}
          style={{ stroke: paint, ...(isWhole && { fill: paint }) }}
        />
        {run.map((axis) => {
          const { x, y } = corner(axis);
          return <circle key={axis} cx={x} cy={y} r={axis === active ? 5 : 3} style={{ fill: paint }} />;
        })}
      </Fragment>
    );
  });
}

const pathOf = (corners: readonly Position[], isClosed = true) =>
  corners.length === 0 ? '' : `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`;
const middleOf = ({ width, height }: ChartView) => ({ x: width / 2, y: height / 2 });
/** Returns the longest radius at which every name fits into the drawing: names above or below take no room from the sides. */
function radiusOf({ width, height }: ChartView, points: readonly ChartPoint[]): number {
  const longest = points.map((point, index) => {
    const aside = Math.abs(Math.sin((index / points.length) * FULL_TURN));
    const text = (textOf(point).length + 1) * CHARACTER;
    return aside < 0.1 ? Infinity : (width / 2 - text) / aside - LABEL_OFFSET;
  });
  return Math.max(20, Math.min(height / 2 - LABEL_MARGIN, width / 2 - LABEL_MARGIN, ...longest));
}

const textOf = ({ name, tick = name }: ChartPoint) => tick;
const highestOf = ({ shown }: ChartView) => Math.max(...shown.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1;

function positionOf(index: number, view: ChartView, points: readonly ChartPoint[]): Position {
  const highest = highestOf(view);
  const value = Math.max(0, ...view.shown.map(({ values }) => values[index] ?? 0));
  return pointOnCircle(
    middleOf(view),
    (index / Math.max(1, points.length)) * FULL_TURN,
    (radiusOf(view, points) * value) / highest,
  );
}

function axisAt({ x, y }: Position, view: ChartView, points: readonly ChartPoint[]): number | null {
  const count = points.length;
  const middle = middleOf(view);
  if (count === 0 || Math.hypot(x - middle.x, y - middle.y) > radiusOf(view, points) + LABEL_MARGIN) return null;
  const angle = (Math.atan2(x - middle.x, middle.y - y) + FULL_TURN) % FULL_TURN;
  return Math.round((angle / FULL_TURN) * count) % count;
}

interface ShapeProps {
  series: ShownSeries;
  middle: Position;
  radius: number;
  /** The value of the outer ring. */
  highest: number;
  count: number;
  active: number | null;
}
