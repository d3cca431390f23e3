import { useId, type ReactNode } from 'react';
import { Modal } from '../overlay/Modal';
import { Foot } from '../overlay/Modal.styles';
import { ModalBody } from '../overlay/ModalBody';
import type { DialogSize } from './types';

/**
 * Asks for one thing before the page goes on. Renders a modal `dialog` over a scrim; the focus stays inside and goes back to
 * where it was. Escape, the cross and a press outside close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  closeLabel,
  dismissable = true,
}: DialogProps) {
  const descriptionId = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
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

export interface DialogProps {
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Width on wide screens: 440, 560 or 880 px. On phones it takes the whole width. @default 'md' */
  size?: DialogSize;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether a press outside closes it: not where something typed would be lost. @default true */
  dismissable?: boolean;
}
