import { type RefObject, useLayoutEffect, useState } from 'react';

/** The margin rendered beyond the visible range, in px, so that a quick scroll shows no gap. */
const BEYOND = 800;
/** The sight moves on in steps of so many px. */
const STEP = 400;

export interface VisibleRange {
  from: number;
  to: number;
}

/**
 * The range of an element that is in the window or near it, in px from its top; everything while it is unknown.
 * @param isOn whether anybody wants to know
 */
export function useVisibleRange(root: RefObject<HTMLElement | null>, isOn: boolean): VisibleRange {
  const [sight, setSight] = useState<VisibleRange>({ from: 0, to: 3000 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !isOn) return undefined;
    const look = () => {
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor((top - BEYOND) / STEP) * STEP;
      const to = Math.ceil((top + window.innerHeight + BEYOND) / STEP) * STEP;
      setSight((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    look();
    // In the capture phase: whatever it is that scrolls.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [root, isOn]);
  return sight;
}
