import type { ReactNode } from 'react';

/** Props of every form field. All texts come from the caller, in the user's language. */
export interface FieldProps {
  /** Label, always visible above the field unless `hideLabel`. */
  label: string;
  /** Text below the label: what to enter, and the reason. */
  help?: ReactNode;
  /** The error and its remedy. Marks the field as invalid. Set it on blur and on submit, not while first typing. */
  error?: string;
  /** Warning below the field; the value may stay as it is. An error replaces it. */
  warning?: ReactNode;
  /** Whether the field must be filled in. State it with `requiredText`. */
  required?: boolean;
  /** Text beside the label of a required field, such as "required". */
  requiredText?: string;
  /** Text in the same place for a field that may stay empty, such as "optional". */
  optionalText?: string;
  disabled?: boolean;
  /** Whether it can be read, focused and copied, but not changed. */
  readOnly?: boolean;
  /** Hides the label visually, where a heading or a table head already shows it. */
  hideLabel?: boolean;
  /** Id of the focusable control: the target of links in `ErrorSummary`. */
  id?: string;
  name?: string;
}

/** Further props of fields that are typed into. */
export interface TypedFieldProps extends FieldProps {
  /** The browser's token for the content, such as `username` or `current-password`. */
  autoComplete?: string;
  /** Example of the content, never its label. */
  placeholder?: string;
  onBlur?: () => void;
}
