import { Swatch } from '../ChartFrame/Legend';
import type { ChartPoint } from '../ChartFrame/types';
import { List, Part } from './Parts.styles';
import type { Slice } from './slices';

/** Names of a round chart's parts with their values: read without the drawing, they say the same. */
export function Parts({ label, points, slices, active, format, formatShare, noValue }: PartsProps) {
  return (
    <List aria-label={label}>
      {slices.map(({ index, value, share, category }) => (
        <Part key={index} data-active={index === active || undefined}>
          <Swatch series={{ place: index, category }} look="fill" />
          {points[index]?.name}
          <b>{value === null ? noValue : format(value)}</b>
          {formatShare && <span>{value === null ? '' : formatShare(share)}</span>}
        </Part>
      ))}
    </List>
  );
}

interface PartsProps {
  label: string;
  points: readonly ChartPoint[];
  slices: readonly Slice[];
  active: number | null;
  format: (value: number) => string;
  /** Stands in a gap's place. */
  noValue: string;
  /** A share from 0 to 1, in labels. */
  formatShare?: (share: number) => string;
}
