import { useState, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';

/**
 * An entry that can't be used now: dim, and passed over by Tab and arrows, as a menu may hold dozens of them. Screen readers read
 * it as a link that is not available, with the reason; who presses it is told the reason in its place.
 */
export function DisabledEntry({ reason, look: Look, children }: DisabledEntryProps) {
  const [isTold, setTold] = useState(false);
  return (
    <Look as="a" role="link" aria-disabled onClick={() => setTold(true)} onPointerLeave={() => setTold(false)}>
      {children(isTold)}
      {reason && !isTold && <HiddenText>{reason}</HiddenText>}
    </Look>
  );
}

interface DisabledEntryProps {
  reason: string | undefined;
  /** The button of the menu's form. */
  look: ComponentType<HTMLAttributes<HTMLElement> & { as: 'a' }>;
  /** Renders the entry; after a press it shows the reason. */
  children: (isTold: boolean) => ReactNode;
}
