import type { Ref } from 'react';
import { Line, Root, Under, TextBlock } from '../Checkbox/Checkbox.styles';
import { FieldBelow } from '../Field/Field';
import { Help } from '../Field/Field.styles';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { Track } from './Switch.styles';

/**
 * A switch for a setting that applies at once. Renders a native checkbox with the role `switch` and its label beside it.
 * It moves sideways and fills, so that its state doesn't depend on colour.
 */
export function Switch({ label, checked, onChange, onBlur, ref, ...field }: SwitchProps) {
  const { ids, control } = useFieldControl(field);
  const { help, error, readOnly, hideLabel } = field;
  const { readOnly: _, required: __, ...attributes } = control;
  return (
    <Root>
      <Line
        data-disabled={field.disabled || undefined}
        data-read-only={readOnly || undefined}
        data-bare={hideLabel || undefined}
        title={hideLabel ? label : undefined}
      >
        <Track
          {...attributes}
          ref={ref}
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            if (!readOnly) onChange(event.target.checked);
          }}
          onBlur={onBlur}
        />
        <TextBlock data-hidden={hideLabel || undefined}>{label}</TextBlock>
      </Line>
      {(help || error) && (
        <Under data-wide>
          {help && <Help id={ids.help}>{help}</Help>}
          <FieldBelow id={ids.error} error={error} />
        </Under>
      )}
    </Root>
  );
}

export interface SwitchProps extends Omit<FieldProps, 'required' | 'requiredText'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}
