import { type RefObject, useLayoutEffect, useState } from 'react';

/** Maximum width of an unzoomed page, in px: comfortable for reading. */
const WIDEST = 880;

/** Width available for a page in its scroll container, in px; 0 until it is known. */
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
