import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { FieldBelow } from '../Field/Field';
import { Help, RequiredText } from '../Field/Field.styles';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { Box, Line, Root, Under, TextBlock } from './Checkbox.styles';

/**
 * A checkbox: turns an option on or off, is sent with a form, or selects an item. Renders a native checkbox with its label
 * beside it.
 * `indeterminate` is the third state of a box that stands for several options: some are on.
 */
export function Checkbox({ label, checked, onChange, indeterminate = false, onBlur, ref, value, ...field }: CheckboxProps) {
  const { ids, control } = useFieldControl(field);
  const { required, requiredText, help, error, readOnly, hideLabel } = field;
  const { readOnly: _, ...attributes } = control;
  const box = useRef<HTMLInputElement>(null);
  useShareRef(ref, box);
  // Runs after every render: a click removes the indeterminate state, even when the caller keeps it.
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
          {label} {required && requiredText && <RequiredText aria-hidden>{requiredText}</RequiredText>}
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
  /** Label beside the box. May contain links, as in "I agree to the terms". */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Whether some of the options it stands for are on. @default false */
  indeterminate?: boolean;
  /** Value sent with the form, under `name`. */
  value?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}
