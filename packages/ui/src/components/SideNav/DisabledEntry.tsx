import { useState, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';
import { HiddenText } from '../VisuallyHidden/VisuallyHidden.styles';

/**
 * A disabled entry: dimmed, and skipped by Tab and arrows, because a menu may hold dozens of them. Screen readers read it as an
 * unavailable link, with the reason; a press shows the reason in its place.
 */
export function DisabledEntry({ reason, component: Look, children }: DisabledEntryProps) {
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
  /** The button component of the menu's variant. */
  component: ComponentType<HTMLAttributes<HTMLElement> & { as: 'a' }>;
  /** Renders the entry; after a press it shows the reason. */
  children: (isTold: boolean) => ReactNode;
}
