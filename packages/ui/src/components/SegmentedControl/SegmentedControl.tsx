import { useId } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Legend, Radio, Root, Segment, Segments } from './SegmentedControl.styles';

/** A choice of two to five short options, applied at once. Renders a `<fieldset>` of native radio buttons. */
export function SegmentedControl<T extends string>({ label, hideLabel, value, onChange, options }: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <Root>
      <Legend data-hidden={hideLabel || undefined}>{label}</Legend>
      <Segments>
        {options.map((option) => (
          <Segment key={option.value}>
            <Radio type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.icon && <Icon name={option.icon} size={16} />}
            {option.label}
          </Segment>
        ))}
      </Segments>
    </Root>
  );
}

export interface SegmentedControlProps<T extends string> {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: { value: T; label: string; icon?: IconName }[];
}
