import { useRef, type Ref } from 'react';
import { Input } from '../Field/Control.styles';
import { Field } from '../Field/Field';
import type { TypedFieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { useShareRef } from '../Field/useShareRef';
import { IconButton } from '../IconButton/IconButton';
import { DateBox, Shown } from './DateField.styles';
import { shortDate } from './shortDate';

/**
 * A day. Renders a labelled native date field, with the keyboard and the calendar that the person's own system has, and a button
 * that empties it. While nobody is in it, it shows the day as `locale` writes it.
 */
export function DateField({ value, onChange, min, max, locale, clearLabel, inputRef, onBlur, ...props }: DateFieldProps) {
  const { autoComplete, placeholder, ...field } = props;
  const { ids, control, box } = useFieldControl(field);
  const input = useRef<HTMLInputElement>(null);
  useShareRef(inputRef, input);
  const isFixed = field.disabled || field.readOnly;
  const shown = value === null ? placeholder : shortDate(value, locale);
  return (
    <Field {...field} ids={ids}>
      <DateBox {...box}>
        <Input
          {...control}
          ref={input}
          type="date"
          value={value ?? ''}
          min={min}
          max={max}
          autoComplete={autoComplete}
          onBlur={onBlur}
          onChange={({ target }) => {
            // A day that is half typed is none to the browser: it is left alone.
            if (!target.validity.badInput) onChange(target.value === '' ? null : target.value);
          }}
        />
        {/* For the eye alone: to a screen reader the field says its day itself. */}
        {shown && (
          <Shown aria-hidden aria-disabled={field.disabled} data-empty={value === null || undefined}>
            {shown}
          </Shown>
        )}
        {value !== null && !isFixed && (
          <IconButton
            icon="close"
            size="sm"
            label={clearLabel}
            onPress={() => {
              // Takes away what is half typed too; the button goes, and the focus stays in the field.
              if (input.current) input.current.value = '';
              input.current?.focus();
              onChange(null);
            }}
          />
        )}
      </DateBox>
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
  /** Language tag for the day. */
  locale: string;
  /** How a day is written, such as `dd.mm.yyyy`, in the language of `locale`. */
  placeholder?: string;
  /** Of the button that empties the field: "Clear the date". */
  clearLabel: string;
  inputRef?: Ref<HTMLInputElement>;
}
