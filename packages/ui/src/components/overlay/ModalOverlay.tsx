import {
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { flushSync } from 'react-dom';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useOpener } from '../../focus/openers';

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

/**
 * Whether an overlay that was open stays mounted until its closing animation is over.
 * @param ref the element that moves
 */
function useExitTransition(open: boolean, ref: RefObject<HTMLElement | null>): boolean {
  const [wasOpen, setWasOpen] = useState(open);
  const [isLeaving, setLeaving] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setLeaving(!open);
  }
  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    const gone = () => setLeaving(false);
    const motion = ref.current?.getAnimations() ?? [];
    if (motion.length === 0) {
      gone();
      return undefined;
    }
    let isStale = false;
    void Promise.allSettled(motion.map(({ finished }) => finished)).then(() => {
      if (!isStale) gone();
    });
    return () => {
      isStale = true;
    };
  }, [isLeaving, ref]);
  return isLeaving;
}

/**
 * Whether a dialog may now hide the page behind it from screen readers: once it has been painted, as `inert` recalculates the
 * styles of every element on the page, and has the focus. An overlay opened above it meanwhile has the focus, and would be
 * hidden with the page.
 * @param boxRef the dialog's box
 */
function useHidesPage(open: boolean, boxRef: RefObject<HTMLElement | null>): boolean {
  const [hidesPage, setHidesPage] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const hide = () => setHidesPage(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const box = boxRef.current;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        // Synchronously: a menu or another dialog that opened between this check and the hiding would be hidden with the page.
        if (box?.contains(document.activeElement)) flushSync(hide);
        else box?.addEventListener('focusin', hide, { once: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      box?.removeEventListener('focusin', hide);
      setHidesPage(false);
    };
  }, [open, boxRef]);
  return hidesPage;
}
