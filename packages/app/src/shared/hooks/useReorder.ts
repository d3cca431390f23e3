import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Pixels that a pointer may move before a press becomes a drag. */
const DRAG_THRESHOLD = 5;

interface Drag {
  from: number;
  over: number;
  startX: number;
  startY: number;
  isMoving: boolean;
}

/**
 * Reorders a strip of tiles, or the lines of a list by their handles, with mouse, pen or finger. Each has `data-place`;
 * nothing moves until the drop. Escape and a lost pointer leave the order unchanged. Buttons offer the same (WCAG 2.5.7).
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDropped = useRef(false);
  const stop = () => setDrag(null);
  return {
    /** The dragged position and the one under the pointer, once the drag has begun. */
    drag: drag?.isMoving ? { from: drag.from, over: drag.over } : null,
    handlersOf: (place: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        // Capture goes to the pressed element itself, so that the click still reaches it, such as a button that opens a
        // menu.
        if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
        isDropped.current = false;
        setDrag({ from: place, over: place, startX: event.clientX, startY: event.clientY, isMoving: false });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        const isMoving = drag.isMoving || Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY) > DRAG_THRESHOLD;
        const over = isMoving ? (indexAt(event.clientX, event.clientY) ?? drag.over) : drag.over;
        if (over !== drag.over || isMoving !== drag.isMoving) setDrag({ ...drag, over, isMoving });
      },
      onPointerUp() {
        isDropped.current = drag?.isMoving ?? false;
        if (drag?.isMoving && drag.over !== drag.from) onMove(drag.from, drag.over);
        stop();
      },
      /** The end of a drag is no click. */
      onClickCapture(event: MouseEvent) {
        if (isDropped.current) event.stopPropagation();
        isDropped.current = false;
      },
      onPointerCancel: stop,
      onLostPointerCapture: stop,
      onKeyDown(event: React.KeyboardEvent) {
        if (event.key !== 'Escape' || !drag) return;
        event.stopPropagation();
        stop();
      },
    }),
  };
}

function indexAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  return tile ? Number(tile.dataset.place) : null;
}
