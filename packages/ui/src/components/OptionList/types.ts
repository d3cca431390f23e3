import type { ReactNode } from 'react';

/** An option as the list needs it. */
export interface ListOption {
  value: string;
  label: string;
  /** A second, less prominent line. */
  description?: string;
  /** A short text at the end of its line: a dial code. */
  note?: string;
  /** An element before the label: a flag, a picture. */
  icon?: ReactNode;
}
