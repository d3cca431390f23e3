import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** Ms until a tip shows under the pointer, and until it goes when the pointer leaves. */
const SHOW_AFTER = 500;
const HIDE_AFTER = 150;
/** Ms after one tip during which the next shows at once: someone reads their way along a row of icons. */
const WARM = 400;

/** Ms after which a focus has nothing to do with a press. */
const PRESS = 700;

let lastHidden = Number.NEGATIVE_INFINITY;

/**
 * When a tip shows: at once on keyboard focus, after a rest under the pointer; Escape and a press put it away.
 * @param tipRef of the tip, while there is one
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
    // Only the top layer: the dialog under the tip must not hear this Escape.
    const escape = (event: KeyboardEvent) => {
      // One that gives way to what its control opened is not seen, and has no Escape.
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
      show(performance.now() - lastHidden < WARM ? 0 : SHOW_AFTER);
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
      // The focus that comes with a press is no wish for a tip; of a finger it comes after the finger has left.
      const pressed = event.timeStamp - pressedAt.current < PRESS;
      if (!pressed && event.target.matches(':focus-visible')) show(0);
    },
    // At once: a key that comes before a timer must find the tip gone.
    onBlur: hide,
  };
  return { open, handlers };
}
