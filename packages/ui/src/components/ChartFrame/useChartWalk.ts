import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { pointAfterKey } from './chartData';
import type { Position } from './types';

/**
 * Tracks the active point of a chart: by pointer, finger or key. Escape deactivates it.
 * @param indexAt returns the point at a position of the drawing; `null` where there is none
 */
export function useChartWalk(count: number, indexAt: (place: Position) => number | null) {
  const [chosen, setActive] = useState<number | null>(null);
  // There may be fewer points than before.
  const active = chosen === null || count === 0 ? null : Math.min(chosen, count - 1);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setActive(indexAt({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  return {
    active,
    handlers: {
      onPointerDown: point,
      onPointerMove: point,
      onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && setActive(null),
      onFocus: () => setActive((now) => now ?? count - 1),
      onBlur: () => setActive(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape' && active !== null) {
          setActive(null);
          event.stopPropagation();
          return;
        }
        const next = pointAfterKey(event.key, active ?? count - 1, count);
        if (next === null) return;
        event.preventDefault();
        setActive(next);
      },
    },
  };
}
