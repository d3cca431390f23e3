import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handles a long press: browsers on iPhones have no event for it, and those of other browsers call the same. The click after
 * lifting the finger does not reach the element below. On an element with `data-drag-handle` the press drags instead.
 * @param open runs the action and returns whether it did
 */
export function useLongPress(open: (target: EventTarget, at: { x: number; y: number }) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const opened = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      opened.current = false;
      if (pointerType !== 'touch' || (target instanceof Element && target.closest('[data-drag-handle]'))) return;
      start.current = { x, y };
      timer.current = setTimeout(() => {
        opened.current = open(target, { x, y });
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      // The list scrolls under the finger.
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_MOVEMENT) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!opened.current) return;
      opened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Duration of a long press as in operating systems, in ms. */
const LONG_PRESS_MS = 500;
/** Distance that a finger may move, in px. */
const MAX_MOVEMENT = 10;
