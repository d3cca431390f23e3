import { type RefObject, useLayoutEffect, useState } from 'react';

/** The margin rendered beyond the visible range, in px, so that a quick scroll shows no gap. */
const OVERSCAN = 800;
/** The visible range moves on in steps of this many px. */
const STEP = 400;

export interface VisibleRange {
  from: number;
  to: number;
}

/**
 * Returns the range of an element that is in the viewport or near it, in px from its top; the first 3000 px until it is
 * measured.
 * @param isOn whether the range is needed
 */
export function useVisibleRange(root: RefObject<HTMLElement | null>, isOn: boolean): VisibleRange {
  const [visibleRange, setVisibleRange] = useState<VisibleRange>({ from: 0, to: 3000 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !isOn) return undefined;
    const updateRange = () => {
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor((top - OVERSCAN) / STEP) * STEP;
      const to = Math.ceil((top + window.innerHeight + OVERSCAN) / STEP) * STEP;
      setVisibleRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    updateRange();
    // In the capture phase, to hear every scrolling element.
    document.addEventListener('scroll', updateRange, { capture: true, passive: true });
    window.addEventListener('resize', updateRange);
    return () => {
      document.removeEventListener('scroll', updateRange, { capture: true });
      window.removeEventListener('resize', updateRange);
    };
  }, [root, isOn]);
  return visibleRange;
}
