import { Activity, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';

/**
 * Renders content that will be needed soon, in a detached element, when the page is idle. Its styles are then on the page and
 * its code has run once: the first style of a kind makes the browser recalculate every element, which is slow on a large page.
 * It is invisible, unannounced and unreachable, and none of its effects run. Overlays in it stay in it.
 */
export function Prewarm({ children }: PrewarmProps) {
  const [stage] = useState(() => document.createElement('div'));
  return createPortal(
    <UNSAFE_PortalProvider getContainer={() => stage}>
      <Activity mode="hidden">{children}</Activity>
    </UNSAFE_PortalProvider>,
    stage,
  );
}

export interface PrewarmProps {
  /** Constant content: it renders once. */
  children: ReactNode;
}
