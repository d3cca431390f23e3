import { useId, type ReactNode } from 'react';
import { Modal } from './Modal';
import { Foot } from './Modal.styles';
import { ModalBody } from './ModalBody';
import type { ModalFrameProps } from './ModalFrame';

/** The common part of dialog and drawer: a body that scrolls between the head and the buttons. */
export function ModalDialog({ description, children, footer, dismissable = true, ...frame }: ModalDialogProps) {
  const descriptionId = useId();
  return (
    <Modal {...frame} describedBy={description ? descriptionId : undefined} outsidePress={dismissable}>
      <ModalBody descriptionId={descriptionId} description={description}>
        {children}
      </ModalBody>
      {footer && <Foot>{footer}</Foot>}
    </Modal>
  );
}

export interface ModalContentProps {
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out only: what is inside shows it, such as a field in which it is changed. */
  hideTitle?: boolean;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Name of the cross. */
  closeLabel: string;
  /** Whether a press outside closes it: not where something typed would be lost. @default true */
  dismissable?: boolean;
}

type ModalDialogProps = ModalContentProps & Pick<ModalFrameProps, 'side' | 'size'>;
