import { useEffect, useRef, useState, type Ref } from 'react';
import { Box, Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { IconButton } from '../IconButton/IconButton';

/**
 * A day. Renders a labelled native date field, with the keyboard and the calendar that the person's own system has, and a button
 * that empties it.
 */
export function DateField({ value, onChange, min, max, clearLabel, inputRef, onBlur, ...props }: DateFieldProps) {
  const { autoComplete, placeholder: _placeholder, ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  // The browser takes a day that is half typed for none: its field is left alone until it holds one, or is emptied.
  const [revision, setRevision] = useState(0);
  const own = useRef<HTMLInputElement>(null);
  useShareRef(inputRef, own);
  // The button that emptied it is gone.
  useEffect(() => {
    if (revision > 0) own.current?.focus();
  }, [revision]);
  const isFixed = field.disabled || field.readOnly;
  return (
    <Field {...field} ids={ids}>
      <Box {...box}>
        <Input
          {...control}
          key={revision}
          ref={own}
          type="date"
          value={value ?? ''}
          min={min}
          max={max}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={({ target }) => {
            if (!target.validity.badInput) onChange(target.value === '' ? null : target.value);
          }}
        />
        {value !== null && !isFixed && (
          <IconButton
            icon="close"
            size="sm"
            label={clearLabel}
            onPress={() => {
              setRevision(revision + 1);
              onChange(null);
            }}
          />
        )}
      </Box>
    </Field>
  );
}

export interface DateFieldProps extends TypedFieldProps {
  /** ISO 8601, such as `2026-03-20`; `null` is an empty field. */
  value: string | null;
  /** At each change that leaves a whole day, or none. */
  onChange: (value: string | null) => void;
  /** First and last day that the calendar offers. */
  min?: string;
  max?: string;
  /** Of the button that empties the field: "Clear the date". */
  clearLabel: string;
  inputRef?: Ref<HTMLInputElement>;
}
