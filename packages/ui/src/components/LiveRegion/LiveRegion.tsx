import type { ReactNode } from 'react';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';

/**
 * Says a passing message to screen readers: a count of results, "Saved". Renders a hidden `role="status"`, or `role="alert"`.
 * Keep it on the page and change its message: a region that appears together with its text is often not read.
 */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <HiddenText as="div" role={assertive ? 'alert' : 'status'}>
      {message}
    </HiddenText>
  );
}

export interface LiveRegionProps {
  /** The text that is announced whenever it changes; empty announces nothing. */
  message: ReactNode;
  /** Interrupts what is being read. For what can not wait. @default false */
  assertive?: boolean;
}
