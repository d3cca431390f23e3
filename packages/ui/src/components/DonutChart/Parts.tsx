import { Swatch } from '../ChartFrame/Legend';
import type { ChartPoint } from '../ChartFrame/types';
import { List, Part } from './Parts.styles';
import type { Slice } from './slices';

/** Names and values of a round chart's parts: they carry the same information without the drawing. */
export function Parts({ label, points, slices, active, format, formatShare, noValue }: PartsProps) {
  return (
    <List aria-label={label}>
      {slices.map(({ index, value, share, category }) => (
        <Part key={index} data-active={index === active || undefined}>
          <Swatch series={{ place: index, category }} variant="fill" />
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
  /** Text of a gap. */
  noValue: string;
  /** Formats a share from 0 to 1 for labels. */
  formatShare?: (share: number) => string;
}
