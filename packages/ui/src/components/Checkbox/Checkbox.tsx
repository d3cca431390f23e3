import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { FieldBelow } from '../Field/Field';
import { Help, RequiredWord } from '../Field/Field.styles';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { Box, Line, Root, Under, TextBlock } from './Checkbox.styles';

/**
 * On or off, taken with the form, or picks one of many. Renders a native checkbox with its label beside it.
 * `indeterminate` is the third look of a box that stands for several: some are on.
 */
export function Checkbox({ label, checked, onChange, indeterminate = false, onBlur, ref, value, ...field }: CheckboxProps) {
  const { ids, control } = useFieldControl(field);
  const { required, requiredText, help, error, readOnly, hideLabel } = field;
  const { readOnly: _, ...attributes } = control;
  const box = useRef<HTMLInputElement>(null);
  useShareRef(ref, box);
  // After every render: a click takes the look away, also where the caller keeps it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <Root>
      <Line
        data-disabled={field.disabled || undefined}
        data-read-only={readOnly || undefined}
        data-bare={hideLabel || undefined}
        title={hideLabel && typeof label === 'string' ? label : undefined}
      >
        <Box
          {...attributes}
          ref={box}
          type="checkbox"
          value={value}
          checked={checked}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            if (!readOnly) onChange(event.target.checked);
          }}
          onBlur={onBlur}
        />
        <TextBlock data-hidden={hideLabel || undefined}>
          {label} {required && requiredText && <RequiredWord aria-hidden>{requiredText}</RequiredWord>}
        </TextBlock>
      </Line>
      {(help || error) && (
        <Under>
          {help && <Help id={ids.help}>{help}</Help>}
          <FieldBelow id={ids.error} error={error} />
        </Under>
      )}
    </Root>
  );
}

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** Beside the box. May hold links, as in "I agree to the terms". */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is on. @default false */
  indeterminate?: boolean;
  /** Sent with the form, under `name`. */
  value?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}
