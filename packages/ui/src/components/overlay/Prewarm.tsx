import { Activity, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';

/**
 * Draws what will be wanted soon, in an element that stands nowhere, when there is nothing else to do. Its styles are then on the
 * page and its code has run once: the first style of a kind makes the browser look at every element anew, which a large page feels.
 * Nobody sees, hears or reaches it, and no effect of it runs. Overlays in it stay in it.
 */
export function Prewarm({ children }: RehearsalProps) {
  const [stage] = useState(() => document.createElement('div'));
  return createPortal(
    <UNSAFE_PortalProvider getContainer={() => stage}>
      <Activity mode="hidden">{children}</Activity>
    </UNSAFE_PortalProvider>,
    stage,
  );
}

export interface RehearsalProps {
  /** Constant content: it renders once. */
  children: ReactNode;
}
