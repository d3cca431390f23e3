import type { ReactNode, Ref } from 'react';
import type { TypedFieldProps } from '../Field/types';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** Further search terms: codes, other names. */
  keywords?: string | readonly string[];
  /** Icon before the label: a flag. */
  icon?: ReactNode;
  description?: string;
  /** Short text at the end of the option's line: a dial code. */
  note?: string;
}

/** Props of a combo box besides those of every field. */
export interface ComboBoxOwnProps extends Pick<TypedFieldProps, 'autoComplete' | 'placeholder' | 'onBlur'> {
  /** The selected option's value. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Options in the order they are shown. More than sixty are windowed, with one line for each. */
  options: readonly ComboBoxOption[];
  labels: {
    /** Shown in the list when nothing is found: "No country of that name". */
    noMatch: string;
    /** Label of the button that opens the list: "Show countries". */
    open: string;
    /** Label of the button that clears the field. Without it there is no button. */
    clear?: string;
    /** Announced to screen readers as the list gets shorter: "3 countries". */
    found?: (count: number) => string;
  };
  ref?: Ref<HTMLInputElement>;
}
