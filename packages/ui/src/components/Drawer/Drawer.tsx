import { useId, type ReactNode } from 'react';
import { Modal } from '../overlay/Modal';
import { Foot } from '../overlay/Modal.styles';
import { ModalBody } from '../overlay/ModalBody';
import type { DrawerSide, DrawerSize } from './types';

/**
 * A page beside the page: details, filters, appearance. Renders a modal `dialog` at a side of the window, on phones over the
 * whole of it; the focus stays inside and goes back to where it was.
 */
export function Drawer({
  open,
  onOpenChange,
  side = 'end',
  size = 'sm',
  title,
  description,
  children,
  footer,
  closeLabel,
  dismissable = true,
}: DrawerProps) {
  const descriptionId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      side={side}
      size={size}
      title={title}
      describedBy={description ? descriptionId : undefined}
      closeLabel={closeLabel}
      outsidePress={dismissable}
    >
      <ModalBody descriptionId={descriptionId} description={description}>
        {children}
      </ModalBody>
      {footer && <Foot>{footer}</Foot>}
    </Modal>
  );
}

export interface DrawerProps {
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** @default 'end' */
  side?: DrawerSide;
  /** Width: 420 or 640 px; never more than the window. @default 'sm' */
  size?: DrawerSize;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether a press outside closes it: not where something typed would be lost. @default true */
  dismissable?: boolean;
}
