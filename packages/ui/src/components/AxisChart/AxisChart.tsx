import { useCallback, useId, useMemo } from 'react';
import { ChartFrame } from '../ChartFrame';
import { Hatches } from '../ChartFrame/Hatches';
import type { ChartProps, ChartView, ShownSeries } from '../ChartFrame/types';
import { Axes } from './drawing/Axes';
import { Columns } from './drawing/Columns';
import { HorizontalBars, horizontalBarLayout } from './drawing/HorizontalBars';
import { layoutOf, type AxisLayout, type AxisVariant, type AxisOptions } from './drawing/layout';
import { Line, LineDot } from './drawing/Lines';

/** A chart of points along an axis. The four charts of this folder set how each series is drawn. */
export function AxisChart({ variantOf, stacked = false, fromZero = false, formatTick, ...props }: AxisChartProps) {
  const { points, format } = props;
  const id = useId();
  const tickText = formatTick ?? format;
  const options = useMemo(
    (): AxisOptions => ({ points, variantOf, stacked, fromZero, formatTick: tickText }),
    [points, variantOf, stacked, fromZero, tickText],
  );
  const layout = useCallback((view: ChartView) => layoutOf(view, options), [options]);
  return (
    <ChartFrame
      {...props}
      variantOf={(series) => (variantOf(series) === 'column' ? 'fill' : 'line')}
      tooltipPosition={(index, view) => tooltipPosition(index, view, layout(view), points.length)}
      indexAt={({ x, y }, view) => {
        const axis = layout(view);
        return axis.inRows ? horizontalBarLayout(axis, points.length).indexAt(y) : axis.indexAt(x);
      }}
      renderDrawing={(view) => <Drawing view={view} options={options} id={id} />}
    />
  );
}

function Drawing({ view, options, id }: { view: ChartView; options: AxisOptions; id: string }) {
  const { width, height, shown, active } = view;
  const { points, variantOf, stacked, formatTick } = options;
  const layout = useMemo(() => layoutOf({ width, height, shown }, options), [width, height, shown, options]);
  const columns = useMemo(() => shown.filter((each) => variantOf(each) === 'column'), [shown, variantOf]);
  const lines = shown.filter((each) => variantOf(each) !== 'column');
  if (layout.inRows) {
    return (
      <>
        <Hatches id={id} series={columns} />
        <HorizontalBars series={columns} {...{ layout, options, active, id }} />
      </>
    );
  }
  return (
    <>
      <Hatches id={id} series={columns} />
      <Axes layout={layout} formatTick={formatTick} active={active} hasColumns={columns.length > 0} />
      {columns.length > 0 && <Columns series={columns} count={points.length} {...{ layout, stacked, id }} />}
      {lines.map((each) => (
        <Line key={each.id} series={each} variant={variantOf(each)} layout={layout} count={points.length} />
      ))}
      {active !== null && lines.map((each) => <LineDot key={each.id} series={each} layout={layout} active={active} />)}
    </>
  );
}

/** Returns the tooltip's position, beside the highest value of the point. */
function tooltipPosition(index: number, { shown }: ChartView, layout: AxisLayout, count: number) {
  const { x, top, height, scale, inRows } = layout;
  const values = shown.flatMap(({ values: all }) => all[index] ?? []);
  if (inRows) {
    const { row, valueAt } = horizontalBarLayout(layout, count);
    return { x: valueAt(Math.max(0, ...values)), y: (index + 0.5) * row };
  }
  return { x: x(index), y: top + (values.length > 0 ? Math.max(0, scale.y(Math.max(...values))) : height / 2) };
}

export interface AxisChartOptions extends ChartProps {
  /** Formats a number of the axis, where `format` is too long. @default `format` */
  formatTick?: (value: number) => string;
}

interface AxisChartProps extends AxisChartOptions {
  /** Chooses how a series is drawn. Must be stable across renders. */
  variantOf: (series: ShownSeries) => AxisVariant;
  stacked?: boolean;
  fromZero?: boolean;
}
