import type { ReactNode } from 'react';
import { DialogContext } from 'react-aria-components/Dialog';
import { DismissButton } from './DismissButton';
import { Head, Panel, Scrim, SidePanel, Surface, Title } from './ModalFrame.styles';
import { useHidesPage } from './useHidesPage';

/**
 * What dialogs, confirmations and drawers are: a modal `dialog` over a scrim. react-aria keeps the focus inside, gives it back
 * to where it was, hides the page from screen readers, and lets Escape close the top layer only.
 */
export function ModalFrame({
  open,
  onOpenChange,
  side,
  size,
  role = 'dialog',
  title,
  describedBy,
  closeLabel,
  outsidePress,
  children,
}: ModalFrameProps) {
  const { hidesPage, boxRef } = useHidesPage(open);
  const Box = side ? SidePanel : Panel;
  return (
    <Scrim
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={outsidePress}
      data-side={side}
      UNSTABLE_deferUntilEntered={!hidesPage}
    >
      <Box ref={boxRef} data-side={side} data-size={size}>
        {/* The focus does not wait: it is inside from the first moment. */}
        <DialogContext value={null}>
          <Surface role={role} aria-describedby={describedBy}>
            <Head>
              <Title slot="title">{title}</Title>
              {closeLabel && <DismissButton label={closeLabel} onPress={() => onOpenChange(false)} />}
            </Head>
            {children}
          </Surface>
        </DialogContext>
      </Box>
    </Scrim>
  );
}

export interface ModalFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A side of the window; without one it stands in the middle. */
  side?: 'start' | 'end';
  size: 'sm' | 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
  title: string;
  describedBy?: string;
  /** Name of the cross; without it there is none. */
  closeLabel?: string;
  outsidePress: boolean;
  children: ReactNode;
}
