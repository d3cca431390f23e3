import type { ReactNode, Ref } from 'react';
import type { TypedFieldProps } from '../Field/types';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** Further words it is found by: codes, other names. */
  keywords?: string | readonly string[];
  /** Stands before the label: a flag. */
  icon?: ReactNode;
  description?: string;
  /** A short word at the end of its line: a dial code. */
  note?: string;
}

/** Props of a combo box besides those of every field. */
export interface ComboBoxOwnProps extends Pick<TypedFieldProps, 'autoComplete' | 'placeholder' | 'onBlur'> {
  /** The chosen option's value. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** In the order they are shown. More than sixty are windowed, at one line a row. */
  options: readonly ComboBoxOption[];
  labels: {
    /** In the list when nothing is found: "No country of that name". */
    noMatch: string;
    /** Of the button that opens the list: "Show countries". */
    open: string;
    /** Of the button that empties the field. Without it there is none. */
    clear?: string;
    /** Said to screen readers as the list gets shorter: "3 countries". */
    found?: (count: number) => string;
  };
  ref?: Ref<HTMLInputElement>;
}
