import type { ReactNode } from 'react';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';

/**
 * Announces a passing message to screen readers: a count of results, "Saved". Renders a hidden `role="status"`, or
 * `role="alert"`.
 * Keep it on the page and change its message: screen readers often skip a region that appears together with its text.
 */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <HiddenText as="div" role={assertive ? 'alert' : 'status'}>
      {message}
    </HiddenText>
  );
}

export interface LiveRegionProps {
  /** The text announced whenever it changes; empty announces nothing. */
  message: ReactNode;
  /** Interrupts the screen reader. For urgent messages. @default false */
  assertive?: boolean;
}
