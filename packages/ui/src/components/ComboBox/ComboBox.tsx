import { Field } from '../Field/Field';
import type { FieldProps } from '../Field/types';
import { useFieldControl } from '../Field/useFieldControl';
import { RetryLine } from '../OptionList/RetryLine';
import { ComboBoxInput } from './ComboBoxInput';
import type { ComboBoxOwnProps } from './types';

/**
 * One of many options, found by typing. Renders a text input with the role `combobox` and a `listbox`; the keys are those of
 * the ARIA Authoring Practices' editable combobox. The search ignores case, accents and the Turkish i's.
 * When the field is left, a text that matches no option is replaced by the selected one; an empty text selects nothing
 * (`null`).
 */
export function ComboBox({ value, onChange, options, labels, placeholder, onBlur, ref, ...props }: ComboBoxProps) {
  const { onRetry, retryText, autoComplete, ...field } = props;
  const parts = useFieldControl(field);
  const own = { value, onChange, options, labels, placeholder, onBlur, ref, autoComplete };
  return (
    <Field {...field} ids={parts.ids}>
      <ComboBoxInput {...own} fieldControl={parts} />
      {field.name && <input type="hidden" name={field.name} value={value ?? ''} />}
      {onRetry && retryText && <RetryLine onRetry={onRetry}>{retryText}</RetryLine>}
    </Field>
  );
}

export interface ComboBoxProps extends FieldProps, ComboBoxOwnProps {
  /** Called to load the options again after a failure. */
  onRetry?: () => void;
  /** Label of the Retry button: "Couldn’t load the countries. Try again". */
  retryText?: string;
}
