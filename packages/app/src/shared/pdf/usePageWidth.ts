import { type RefObject, useLayoutEffect, useState } from 'react';

/** Widest that a page is shown without being made larger, in px: as wide as people read. */
const WIDEST = 880;

/** Room for a page in what scrolls around it, in px; 0 until that is known. */
export function usePageWidth(area: RefObject<HTMLElement | null>, isThere: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = area.current;
    if (!isThere || !element) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      setWidth(Math.min(room, WIDEST));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, isThere]);
  return width;
}
