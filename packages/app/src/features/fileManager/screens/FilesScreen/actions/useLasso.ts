import { type PointerEvent, useRef, useState } from 'react';

/** A frame drawn over the list, in px from its upper left corner, independent of scrolling. */
export interface LassoFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance in px that the mouse moves before a press becomes a drag. */
const MIN_DRAG_PX = 6;

/**
 * Selects the items touched by a frame that the mouse draws, starting on an empty spot. Checkboxes, Shift and Ctrl do the same.
 */
export function useLasso({ onBegin, onSelect }: LassoOptions) {
  const [frame, setFrame] = useState<LassoFrame | null>(null);
  const drawn = useRef<{ x: number; y: number; isKept: boolean; places: Map<string, DOMRect>; isMoved: boolean }>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left + currentTarget.scrollLeft, y: clientY - top + currentTarget.scrollTop };
  };
  const end = () => {
    drawn.current = null;
    setFrame(null);
  };
  return {
    frame,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { target, currentTarget, button, pointerType } = event;
        const isFree = target instanceof Element && currentTarget.contains(target) && !target.closest('[data-item], a, button');
        // A press on the scroll bar scrolls.
        const isInside = event.clientX < currentTarget.getBoundingClientRect().left + currentTarget.clientWidth;
        if (button !== 0 || pointerType !== 'mouse' || !isFree || !isInside) return;
        const isKept = event.shiftKey || event.ctrlKey || event.metaKey;
        drawn.current = { ...pointOf(event), isKept, places: new Map(), isMoved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = drawn.current;
        if (!from) return;
        const to = pointOf(event);
        const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
        if (!from.isMoved) {
          if (Math.max(width, height) < MIN_DRAG_PX) return;
          from.isMoved = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          onBegin();
        }
        const next = { left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), width, height };
        recordPositions(event.currentTarget, from.places);
        setFrame(next);
        onSelect(idsIn(next, from.places), from.isKept);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** Records the positions of the rendered cells; cells scrolled out of view stay recorded. */
function recordPositions(area: HTMLElement, places: Map<string, DOMRect>): void {
  const origin = area.getBoundingClientRect();
  for (const cell of area.querySelectorAll<HTMLElement>('[data-item]')) {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const place = new DOMRect(left - origin.left + area.scrollLeft, top - origin.top + area.scrollTop, width, height);
    places.set(cell.dataset['item'] ?? '', place);
  }
}

const idsIn = ({ left, top, width, height }: LassoFrame, places: ReadonlyMap<string, DOMRect>): string[] =>
  [...places]
    .filter(([, at]) => at.left < left + width && at.right > left && at.top < top + height && at.bottom > top)
    .map(([id]) => id);

export interface LassoOptions {
  /** Called when drawing a frame begins. */
  onBegin: () => void;
  /** @param isKept whether the previous selection is kept */
  onSelect: (ids: readonly string[], isKept: boolean) => void;
}
