import { useId } from 'react';
import { Bar, Label, ProgressRoot, Value } from './ProgressBar.styles';

/** Progress of a known amount. Renders a label, the value as text, and a native `<progress>`. */
export function ProgressBar({ label, value, max = 100, valueText, tone = 'accent' }: ProgressBarProps) {
  const id = useId();
  return (
    <ProgressRoot>
      <Label htmlFor={id}>{label}</Label>
      {valueText && <Value aria-hidden>{valueText}</Value>}
      <Bar id={id} value={Math.min(Math.max(value, 0), max)} max={max} aria-valuetext={valueText} data-tone={tone} />
    </ProgressRoot>
  );
}

export interface ProgressBarProps {
  label: string;
  /** From 0 to `max`; values outside are clamped. */
  value: number;
  /** @default 100 */
  max?: number;
  /** The value as text for the user: "1,200 of 50,000 rows". */
  valueText?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'critical';
}
