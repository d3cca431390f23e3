import { useId } from 'react';
import { fillOf, Hatches } from './Hatches';
import { Sample, Switch, Switches } from './Legend.styles';
import { dashOf, hue } from './marks';
import type { ShownSeries } from './types';

/** Names the series and toggles them. Renders a group of toggle buttons. */
export function Legend({ label, series, hidden, variantOf, onToggle }: LegendProps) {
  return (
    <Switches role="group" aria-label={label}>
      {series.map((each) => (
        <Switch key={each.id} type="button" aria-pressed={!hidden.has(each.id)} onClick={() => onToggle(each.id)}>
          <Swatch series={each} variant={variantOf(each)} />
          {each.name}
        </Switch>
      ))}
    </Switches>
  );
}

/** A sample of a series: its colour with its dashes or its hatch. */
export function Swatch({ series, variant }: SwatchProps) {
  const id = useId();
  return (
    <Sample viewBox="0 0 18 12" aria-hidden>
      {variant === 'line' ? (
        <path
          d="M0 6H18"
          fill="none"
          strokeWidth={2.5}
          strokeDasharray={dashOf(series.place)}
          style={{ stroke: hue(series.category) }}
        />
      ) : (
        <>
          <Hatches id={id} series={[series]} />
          <rect x={3} width={12} height={12} rx={2} style={{ fill: fillOf(id, series), stroke: hue(series.category) }} />
        </>
      )}
    </Sample>
  );
}

export type SeriesVariant = 'line' | 'fill';

interface LegendProps {
  label: string;
  series: readonly ShownSeries[];
  hidden: ReadonlySet<string>;
  variantOf: (series: ShownSeries) => SeriesVariant;
  onToggle: (id: string) => void;
}

interface SwatchProps {
  series: Pick<ShownSeries, 'place' | 'category'>;
  variant: SeriesVariant;
}
