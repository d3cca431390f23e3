import type { ReactNode } from 'react';
import { HiddenText } from './VisuallyHidden.styles';

/** Text for screen readers alone. Renders a `<span>` that takes no place on the page. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return <HiddenText id={id}>{children}</HiddenText>;
}

export interface VisuallyHiddenProps {
  /** For `aria-describedby` and the like. */
  id?: string;
  children: ReactNode;
}
