import { useId } from 'react';
import { Bar, Label, ProgressRoot, Value } from './ProgressBar.styles';

/** How far something has come, when that is known. Renders a label, the value in words, and a native `<progress>`. */
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
  /** From 0 to `max`; what lies outside is drawn at the nearer end. */
  value: number;
  /** @default 100 */
  max?: number;
  /** The value in the person's words: "1,200 of 50,000 rows". */
  valueText?: string;
  /** @default 'accent' */
  tone?: 'accent' | 'success' | 'critical';
}
