import type { ReactNode } from 'react';

/** An option, as its list needs it. */
export interface ListOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  /** A short word at the end of its line: a dial code. */
  note?: string;
  /** Stands before the label: a flag, a picture. */
  icon?: ReactNode;
}
