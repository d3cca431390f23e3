import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** Ms until a tip appears under the pointer, and until it disappears when the pointer leaves. */
const SHOW_AFTER = 500;
const HIDE_AFTER = 150;
/** Ms after a tip during which the next appears at once: the user is reading along a row of icons. */
const INSTANT_WITHIN = 400;

/** Ms after a press within which a focus counts as its result. */
const PRESS_FOCUS_WITHIN = 700;

let lastHidden = Number.NEGATIVE_INFINITY;

/**
 * Decides when a tip is visible: at once on keyboard focus, after a delay under the pointer; Escape and a press hide it.
 * @param tipRef ref of the tip, while there is one
 */
export function useTooltip(tipRef: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  const show = (after: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), after);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return undefined;
    // Closes only the top layer: the dialog under the tip must not receive this Escape.
    const escape = (event: KeyboardEvent) => {
      // A tip hidden by its control's open popover is invisible and takes no Escape.
      if (event.key !== 'Escape' || !tipRef.current?.checkVisibility()) return;
      event.stopPropagation();
      window.clearTimeout(timer.current);
      setOpen(false);
    };
    document.addEventListener('keydown', escape, true);
    return () => {
      document.removeEventListener('keydown', escape, true);
      lastHidden = performance.now();
    };
  }, [open, tipRef]);

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      show(performance.now() - lastHidden < INSTANT_WITHIN ? 0 : SHOW_AFTER);
    },
    onPointerLeave: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setOpen(false), HIDE_AFTER);
    },
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.timeStamp;
      hide();
    },
    onFocus: (event: FocusEvent) => {
      // The focus that comes with a press must not open a tip; with touch it comes after the finger has left.
      const pressed = event.timeStamp - pressedAt.current < PRESS_FOCUS_WITHIN;
      if (!pressed && event.target.matches(':focus-visible')) show(0);
    },
    // At once: a key pressed before a timer ends must not find the tip open.
    onBlur: hide,
  };
  return { open, handlers };
}
