import { useRef, type ReactNode, type RefObject } from 'react';
import { usePopupPlace } from '../OptionList/usePopupPlace';
import { Panel } from './FieldPanel.styles';

/**
 * A panel beside a field during typing, in the top layer: nothing around it moves, and no list cuts it. Renders a `group`
 * in a popover; the focus stays in the field until Tab or a press goes into it. It is in the document where it is rendered, so
 * that a form
 * around both hears the keys and the focus of both.
 */
export function FieldPanel({ fieldRef, label, width = 320, children }: FieldPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePopupPlace(panel, fieldRef, width);
  return (
    // A press between its controls takes the focus into it, and not to nowhere.
    <Panel ref={panel} popover="manual" role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Panel>
  );
}

export interface FieldPanelProps {
  /** The field that it stands beside. */
  fieldRef: RefObject<HTMLElement | null>;
  /** Names the group. */
  label: string;
  /** In px, as far as the window has them. @default 320 */
  width?: number;
  children: ReactNode;
}
