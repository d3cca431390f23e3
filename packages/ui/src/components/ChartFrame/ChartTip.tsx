import { Tip } from './ChartFrame.styles';
import { Swatch, type SeriesVariant } from './Legend';
import type { ChartPoint, Position, ShownSeries } from './types';

/** The tooltip of the current point, on the side with more room. Screen readers get the same from the walk. */
export function ChartTip({ position, width, point, index, series, variantOf, format, noValue }: ChartTipProps) {
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
