import { useRef, type ReactNode, type RefObject } from 'react';
import { usePopupPosition } from '../OptionList/usePopupPosition';
import { FloatingPanel } from './FieldPanel.styles';

/**
 * A panel beside a field while it is typed in, in the top layer: nothing around it moves, and no list clips it. Renders a
 * `group` in a popover; the focus stays in the field until Tab or a press moves it into the panel. It stays in the DOM where it
 * is rendered, so that a form around both gets the key and focus events of both.
 */
export function FieldPanel({ fieldRef, label, width = 320, children }: FieldPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePopupPosition(panel, fieldRef, width);
  return (
    // A press between its controls moves the focus into the panel instead of losing it.
    <FloatingPanel ref={panel} popover="manual" role="group" aria-label={label} tabIndex={-1}>
      {children}
    </FloatingPanel>
  );
}

export interface FieldPanelProps {
  /** Ref of the field that it is beside. */
  fieldRef: RefObject<HTMLElement | null>;
  /** Label of the group. */
  label: string;
  /** Width in px, at most that of the window. @default 320 */
  width?: number;
  children: ReactNode;
}
