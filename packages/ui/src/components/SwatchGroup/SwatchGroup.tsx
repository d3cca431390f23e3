import { useId } from 'react';
import { Icon } from '../Icon/Icon';
import { Legend, Radio } from '../SegmentedControl/SegmentedControl.styles';
import { Root, Swatch, Swatches, Word } from './SwatchGroup.styles';

/**
 * A choice of one of a few colours, applied at once. Renders a `radiogroup` of native radio buttons, each a swatch with its
 * name beside it and a ring around the selected one.
 */
export function SwatchGroup<T extends string>({ label, value, onChange, options }: SwatchGroupProps<T>) {
  const id = useId();
  return (
    <Root role="radiogroup" aria-labelledby={id}>
      <Legend id={id}>{label}</Legend>
      <Swatches>
        {options.map((option) => (
          <Swatch key={option.value}>
            <Radio type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span data-part="color" className={option.className}>
              {option.value === value && <Icon name="check" size={16} />}
            </span>
            <Word>{option.label}</Word>
          </Swatch>
        ))}
      </Swatches>
    </Root>
  );
}

export interface SwatchGroupProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** `className` sets the theme whose accent is shown: see `themeClass`. */
  options: readonly { value: T; label: string; className: string }[];
}
