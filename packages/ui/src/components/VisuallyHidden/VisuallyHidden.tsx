import type { ReactNode } from 'react';
import { HiddenText } from './VisuallyHidden.styles';

/** Text for screen readers only. Renders a `<span>` that takes no space on the page. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return <HiddenText id={id}>{children}</HiddenText>;
}

export interface VisuallyHiddenProps {
  /** Id for `aria-describedby` and the like. */
  id?: string;
  children: ReactNode;
}
