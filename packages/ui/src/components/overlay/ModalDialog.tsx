import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Modal } from './Modal';
import { Body, Description, Foot } from './Modal.styles';
import type { ModalFrameProps } from './ModalFrame';

/** The common part of dialog and drawer: a scrolling body between the head and the buttons. */
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
  /** Called with `false` when the user closes it. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Reads the title aloud only: the content shows it, such as a field in which it is edited. */
  hideTitle?: boolean;
  /** Read aloud with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Whether a press outside closes it: not where typed text would be lost. @default true */
  dismissable?: boolean;
}

type ModalDialogProps = ModalContentProps & Pick<ModalFrameProps, 'side' | 'size'>;

/** The scrolling part of a dialog. The keyboard reaches it where it scrolls, which Safari does not do by itself. */
function ModalBody({ descriptionId, description, children }: ModalBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return undefined;
    const measure = () => setScrolls(body.scrollHeight > body.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    for (const child of body.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <Body ref={ref} tabIndex={scrolls ? 0 : undefined}>
      {description && <Description id={descriptionId}>{description}</Description>}
      {children}
    </Body>
  );
}

interface ModalBodyProps {
  descriptionId: string;
  description?: ReactNode;
  children?: ReactNode;
}
