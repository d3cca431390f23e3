import type { ReactNode } from 'react';

/** Props of every form field. All texts come from the caller, in the person's language. */
export interface FieldProps {
  /** Always visible, above the field, unless `hideLabel`. */
  label: string;
  /** Under the label: what to enter, and why. */
  help?: ReactNode;
  /** The error and its remedy. Marks the field as invalid. Set it on blur and on submit, not while first typing. */
  error?: string;
  /** A warning below the field; the value may be left as it is. An error stands in its place. */
  warning?: ReactNode;
  /** The field must be filled in. Say so with `requiredText`. */
  required?: boolean;
  /** The word beside the label of a required field, such as "required". */
  requiredText?: string;
  /** The word in the same place for a field that may stay empty, such as "optional". */
  optionalText?: string;
  disabled?: boolean;
  /** Can be read, focused and copied, not changed. */
  readOnly?: boolean;
  /** Leaves the label to screen readers, where a heading or a table head already says it to the eye. */
  hideLabel?: boolean;
  /** Of the focusable control: what `ErrorSummary` links to. */
  id?: string;
  name?: string;
}

/** Further props of every field that is typed into. */
export interface TypedFieldProps extends FieldProps {
  /** The browser's word for the content, such as `username` or `current-password`. */
  autoComplete?: string;
  /** An example of the content, never its label. */
  placeholder?: string;
  onBlur?: () => void;
}
