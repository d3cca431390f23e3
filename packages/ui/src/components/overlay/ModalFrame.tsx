import { useRef, type ReactNode } from 'react';
import { useDialog } from 'react-aria/useDialog';
import { DismissButton } from './DismissButton';
import { Head, Panel, Scrim, SidePanel, Surface, Title } from './ModalFrame.styles';
import { ModalOverlay } from './ModalOverlay';

/** The frame of dialogs, confirmations and drawers: a modal `dialog` over a scrim. */
export function ModalFrame({ open, onOpenChange, side, size, outsidePress, ...content }: ModalFrameProps) {
  return (
    <ModalOverlay
      open={open}
      onOpenChange={onOpenChange}
      outsidePress={outsidePress}
      scrim={Scrim}
      box={side ? SidePanel : Panel}
      dataAttributes={{ 'data-side': side, 'data-size': size }}
    >
      <Content {...content} onClose={() => onOpenChange(false)} />
    </ModalOverlay>
  );
}

function Content({ role = 'dialog', title, hideTitle, describedBy, closeLabel, onClose, children }: ContentProps) {
  const ref = useRef<HTMLElement>(null);
  const { dialogProps, titleProps } = useDialog({ role, 'aria-describedby': describedBy }, ref);
  return (
    <Surface {...dialogProps} ref={ref}>
      <Head>
        <Title {...titleProps} data-hidden={hideTitle || undefined}>
          {title}
        </Title>
        {closeLabel && <DismissButton label={closeLabel} onPress={onClose} />}
      </Head>
      {children}
    </Surface>
  );
}

type ContentProps = Pick<ModalFrameProps, 'role' | 'title' | 'hideTitle' | 'describedBy' | 'closeLabel' | 'children'> & {
  onClose: () => void;
};

export interface ModalFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The side of the window; without it the frame stands in the middle. */
  side?: 'start' | 'end';
  size: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  title: string;
  /** Reads the title aloud only: the content shows it, such as a field in which it is edited. */
  hideTitle?: boolean;
  describedBy?: string;
  /** Name of the close button; without it there is no button. */
  closeLabel?: string;
  outsidePress: boolean;
  children: ReactNode;
}
