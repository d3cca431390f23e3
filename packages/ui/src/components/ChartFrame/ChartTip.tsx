import { Tip } from './ChartFrame.styles';
import { Swatch, type SeriesLook } from './Legend';
import type { ChartPoint, Place, ShownSeries } from './types';

/** The tooltip of the current point, on the side with more room. Screen readers get the same from the walk. */
export function ChartTip({ place, width, point, index, series, look, format, noValue }: ChartTipProps) {
  const isRight = place.x > width / 2;
  const style = {
    left: isRight ? undefined : Math.max(0, place.x + 12),
    right: isRight ? Math.max(0, width - place.x + 12) : undefined,
    top: Math.max(0, place.y - 24),
  };
  return (
    <Tip aria-hidden style={style}>
      <strong>{point?.name}</strong>
      {series.map((each) => {
        const value = each.values[index] ?? null;
        return (
          <span key={each.id}>
            {series.length > 1 && <Swatch series={each} look={look(each)} />}
            {series.length > 1 && each.name}
            <b>{value === null ? noValue : format(value)}</b>
          </span>
        );
      })}
    </Tip>
  );
}

interface ChartTipProps {
  place: Place;
  width: number;
  point: ChartPoint | undefined;
  index: number;
  series: readonly ShownSeries[];
  look: (series: ShownSeries) => SeriesLook;
  format: (value: number) => string;
  noValue: string;
}
