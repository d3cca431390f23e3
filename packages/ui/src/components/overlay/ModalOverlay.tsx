import { useRef, type ComponentType, type HTMLAttributes, type ReactNode, type Ref, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useOpener } from '../../focus/openers';
import { useHidesPage } from './useHidesPage';
import { useExitTransition } from './useExitTransition';

/**
 * The layer of a modal dialog: a scrim over the page and a box on it. react-aria keeps the focus inside, restores it
 * afterwards, hides the page from screen readers, and lets Escape close only the top layer. While closing, both have
 * `data-exiting`.
 */
export function ModalOverlay({ open, ...layer }: ModalOverlayProps) {
  const scrimRef = useRef<HTMLDivElement>(null);
  const isLeaving = useExitTransition(open, scrimRef);
  if (!open && !isLeaving) return null;
  return (
    <Overlay isExiting={isLeaving}>
      <Layer {...layer} open={open} scrimRef={scrimRef} />
    </Overlay>
  );
}

function Layer({ open, onOpenChange, outsidePress, scrim: Scrim, box: Box, dataAttributes, scrimRef, children }: LayerProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useOpener(boxRef);
  const isEntering = !useHidesPage(open, boxRef);
  const state = useOverlayTriggerState({ isOpen: open, onOpenChange });
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: outsidePress, isEntering }, state, boxRef);
  const shared = { ...dataAttributes, 'data-exiting': open ? undefined : true };
  return (
    <Scrim {...underlayProps} {...shared} ref={scrimRef}>
      <Box {...modalProps} {...shared} ref={boxRef}>
        {children}
      </Box>
    </Scrim>
  );
}

export interface ModalOverlayProps {
  open: boolean;
  /** Called with `false` when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** Whether a press outside closes it. */
  outsidePress: boolean;
  /** The scrim over the page, and the box on it. Their closing animations take the same time. */
  scrim: Part;
  box: Part;
  /** Data attributes for the styles of both. */
  dataAttributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  children: ReactNode;
}

type Part = ComponentType<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLDivElement> }>;

type LayerProps = ModalOverlayProps & { scrimRef: RefObject<HTMLDivElement | null> };
