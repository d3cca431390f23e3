import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../Button';
import { factOf, hasValues, placeSeries, pointAfterKey, pointText } from './chartData';
import { Actions, Caption, EmptyText, Figure, Name, Plot, Summary, Tip, Tools } from './ChartFrame.styles';
import { ChartTable } from './ChartTable';
import { Legend, type SeriesVariant, Swatch } from './Legend';
import { PictureMenu } from './picture/PictureMenu';
import type { ChartPoint, ChartProps, ChartView, Position, ShownSeries } from './types';

/**
 * The frame of every chart: its name, a sentence that sums it up, a legend that toggles series, the walk over its points by
 * key, pointer and finger, and the same data as a table. Renders a `<figure>` of fixed height; the walk is a `slider` with the
 * point as its value, which every screen reader announces as it moves (decision 054).
 */
export function ChartFrame(props: ChartFrameProps) {
  const { name, hideName, points, series, labels, format, height = 260, onPicture } = props;
  const { variantOf = AS_LINE, tooltipPosition, indexAt, renderDrawing, renderLegend } = props;
  const id = useId();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [isTable, setTable] = useState(false);
  const [plotRef, width] = usePlotSize();
  const svg = useRef<SVGSVGElement>(null);

  const all = useMemo(() => placeSeries(series), [series]);
  const shown = useMemo(() => all.filter((each) => !hidden.has(each.id)), [all, hidden]);
  const facts = useMemo(() => shown.flatMap((each) => factOf(each, points) ?? []), [shown, points]);
  const isEmpty = !hasValues(all, points.length);
  const view = { width, height, shown };
  const { active, handlers } = useChartWalk(points.length, (place) => indexAt(place, { ...view, active: null }));
  const toggle = (each: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(each)) after.add(each);
      // Hiding the last visible series shows all again: an empty chart says nothing.
      return after.size < all.length ? after : new Set();
    });

  const now = active ?? points.length - 1;
  const spoken = pointText(points[now], now, shown, { format, noValue: labels.noValue });
  const isWalked = !isTable && !isEmpty;
  const walk = isWalked && {
    role: 'slider',
    tabIndex: 0,
    'aria-label': name,
    'aria-roledescription': labels.walk,
    'aria-orientation': 'horizontal' as const,
    'aria-valuemin': 1,
    'aria-valuemax': points.length,
    'aria-valuenow': now + 1,
    'aria-valuetext': spoken,
    ...handlers,
  };
  return (
    <Figure aria-labelledby={`${id}name`} aria-describedby={facts.length > 0 ? `${id}summary` : undefined}>
      <Caption>
        <Name id={`${id}name`} data-hidden={hideName || undefined}>
          {name}
        </Name>
        {facts.length > 0 && <Summary id={`${id}summary`}>{labels.summary(facts)}</Summary>}
      </Caption>
      {!isEmpty && (
        <Tools>
          {all.length > 1 && (
            <Legend label={labels.legend} series={all} hidden={hidden} variantOf={variantOf} onToggle={toggle} />
          )}
          <Actions>
            {onPicture && labels.savePicture && !isTable && (
              <PictureMenu labels={labels.savePicture} drawing={svg} onPicture={onPicture} />
            )}
            <Button size="sm" variant="quiet" icon="columns" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
              {labels.showAsTable}
            </Button>
          </Actions>
        </Tools>
      )}
      {isTable ? (
        <div style={{ minHeight: height }}>
          <ChartTable {...{ name, points, format, height }} series={shown} pointName={labels.point} noValue={labels.noValue} />
        </div>
      ) : (
        <Plot ref={plotRef} style={{ height }} {...walk}>
          {isEmpty && <EmptyText>{labels.empty}</EmptyText>}
          {isWalked && width > 0 && (
            <svg ref={svg} aria-hidden>
              {renderDrawing({ ...view, active })}
            </svg>
          )}
          {isWalked && active !== null && (
            <ChartTip
              {...{ width, variantOf, format }}
              position={tooltipPosition(active, { ...view, active })}
              point={points[active]}
              index={active}
              series={shown}
              noValue={labels.noValue}
            />
          )}
        </Plot>
      )}
      {!isTable && !isEmpty && renderLegend?.(active)}
    </Figure>
  );
}

const AS_LINE = (): SeriesVariant => 'line';

export interface ChartFrameProps extends ChartProps {
  /** Variant of a series, for the legend. @default a line */
  variantOf?: (series: ChartView['shown'][number]) => SeriesVariant;
  /** Renders the content of the `<svg>`; called again when the width changes. */
  renderDrawing: (view: ChartView) => ReactNode;
  /** Returns the position of a point's tooltip. */
  tooltipPosition: (index: number, view: ChartView) => Position;
  /** Returns the point at a position of the drawing; `null` where there is none. */
  indexAt: (place: Position, view: ChartView) => number | null;
  /** Renders the names of the parts below the drawing, where the points are parts of a whole. */
  renderLegend?: (active: number | null) => ReactNode;
}

/** The tooltip of the current point, on the side with more room. Screen readers get the same from the walk. */
function ChartTip({ position, width, point, index, series, variantOf, format, noValue }: ChartTipProps) {
  const isRight = position.x > width / 2;
  const style = {
    left: isRight ? undefined : Math.max(0, position.x + 12),
    right: isRight ? Math.max(0, width - position.x + 12) : undefined,
    top: Math.max(0, position.y - 24),
  };
  return (
    <Tip aria-hidden style={style}>
      <strong>{point?.name}</strong>
      {series.map((each) => {
        const value = each.values[index] ?? null;
        return (
          <span key={each.id}>
            {series.length > 1 && <Swatch series={each} variant={variantOf(each)} />}
            {series.length > 1 && each.name}
            <b>{value === null ? noValue : format(value)}</b>
          </span>
        );
      })}
    </Tip>
  );
}

interface ChartTipProps {
  position: Position;
  width: number;
  point: ChartPoint | undefined;
  index: number;
  series: readonly ShownSeries[];
  variantOf: (series: ShownSeries) => SeriesVariant;
  format: (value: number) => string;
  noValue: string;
}

/**
 * Tracks the active point of a chart: by pointer, finger or key. Escape deactivates it.
 * @param indexAt returns the point at a position of the drawing; `null` where there is none
 */
function useChartWalk(count: number, indexAt: (place: Position) => number | null) {
  const [chosen, setActive] = useState<number | null>(null);
  // There may be fewer points than before.
  const active = chosen === null || count === 0 ? null : Math.min(chosen, count - 1);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setActive(indexAt({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  return {
    active,
    handlers: {
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(null),
      onFocus: () => setActive((now) => now ?? count - 1),
      onBlur: () => setActive(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape' && active !== null) {
          setActive(null);
          event.stopPropagation();
          return;
        }
        const next = pointAfterKey(event.key, active ?? count - 1, count);
        if (next === null) return;
        event.preventDefault();
        setActive(next);
      },
    },
  };
}

/** Measures an element's width in px; 0 until it is mounted, which is before the first paint. */
function usePlotSize(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
