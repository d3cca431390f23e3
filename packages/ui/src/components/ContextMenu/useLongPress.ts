import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * A finger that stays: browsers of iPhones have no event for it, and the others' comes to the same. The click that the lifted finger
 * makes is kept from what lies under it. On what says `data-drag-handle` it is about to drag.
 * @param open what to do; whether it did it
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
      }, LONG);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      // A list that scrolls under the finger.
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL) stop();
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

/** As long as the systems' own, in ms. */
const LONG = 500;
/** How far a finger may tremble, in px. */
const STILL = 10;
