import { useId } from 'react';
import { Line, TextBlock } from '../Checkbox/Checkbox.styles';
import { FieldBelow } from '../Field/Field';
import { Help, RequiredText } from '../Field/Field.styles';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { Dot, Group, Legend, OptionHelp, Options } from './RadioGroup.styles';

/**
 * A choice of one of a few options, all visible. Renders a `<fieldset>` with the role `radiogroup` around native radio buttons.
 * The Tab key reaches the selected option, the arrow keys select.
 */
export function RadioGroup<T extends string>({
  value,
  onChange,
  options,
  orientation = 'vertical',
  ...field
}: RadioGroupProps<T>) {
  const { ids, control } = useFieldControl(field);
  const generatedName = useId();
  const { label, help, error, required, requiredText, readOnly, hideLabel } = field;
  return (
    <Group
      id={ids.control}
      role="radiogroup"
      disabled={field.disabled}
      aria-labelledby={ids.label}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      aria-orientation={orientation}
    >
      <Legend data-hidden={hideLabel || undefined}>
        <span id={ids.label}>{label}</span>
        {required && requiredText && <RequiredText aria-hidden>{requiredText}</RequiredText>}
      </Legend>
      {help && <Help id={ids.help}>{help}</Help>}
      <Options data-orientation={orientation}>
        {options.map((option) => (
          <Line
            key={option.value}
            data-disabled={field.disabled || option.disabled || undefined}
            data-read-only={readOnly || undefined}
          >
            <Dot
              type="radio"
              name={field.name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${ids.control}-${option.value}`}
              aria-describedby={option.help && `${ids.control}-${option.value}-help`}
              onChange={() => {
                if (!readOnly) onChange(option.value);
              }}
            />
            <TextBlock>
              <span id={`${ids.control}-${option.value}`}>{option.label}</span>
              {option.help && <OptionHelp id={`${ids.control}-${option.value}-help`}>{option.help}</OptionHelp>}
            </TextBlock>
          </Line>
        ))}
      </Options>
      <FieldBelow id={ids.error} error={error} />
    </Group>
  );
}

export interface RadioGroupProps<T extends string> extends FieldProps {
  /** The selected option's value; '' while none is selected. */
  value: T | '';
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; help?: string; disabled?: boolean }[];
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
}
