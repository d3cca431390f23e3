import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Geometry, type ScrollTarget, type Range, scrollToShow, windowOf } from './geometry';

/** Number of rows rendered before the list's height is known. */
const INITIAL_ROWS = 24;
/** Margin in px, on both sides, within which rows beyond the visible ones are rendered. */
const OVERSCAN = 400;

/**
 * Decides which rows of a long list are rendered: the visible ones, and a margin around them. Where a scroll passes the margin,
 * the next rows are rendered in the same frame.
 * @param scroller the scrolling element; it contains only the rows
 */
export function useVirtualWindow(scroller: RefObject<HTMLElement | null>, geometry: Geometry) {
  const [range, setRange] = useState<Range>({ first: 0, end: INITIAL_ROWS });
  const latest = useRef({ geometry, range });
  const room = useRef(0);

  const updateRange = useCallback(
    (draw: (next: Range) => void) => {
      const element = scroller.current;
      if (!element) return;
      const { geometry: now, range: drawn } = latest.current;
      const top = element.scrollTop;
      const seen = windowOf(now, top, top + room.current);
      if (drawn.first <= seen.first && drawn.end >= seen.end) return;
      draw(windowOf(now, top - OVERSCAN, top + room.current + OVERSCAN));
    },
    [scroller],
  );
  const drawNow = useCallback((next: Range) => flushSync(() => setRange(next)), []);

  useLayoutEffect(() => {
    latest.current = { geometry, range };
    updateRange(setRange);
  }, [geometry, range, updateRange]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      room.current = element.clientHeight;
      updateRange(setRange);
    });
    observer.observe(element);
    const scrolled = () => updateRange(drawNow);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [scroller, updateRange, drawNow]);

  /** Scrolls to a row, which is rendered on return. */
  const reveal = useCallback(
    (index: number, place: ScrollTarget = 'nearest') => {
      const element = scroller.current;
      if (!element) return;
      const { geometry: now } = latest.current;
      const top = scrollToShow(index, element.scrollTop, element.clientHeight, now, place);
      element.scrollTo({ top, behavior: 'instant' });
      updateRange(drawNow);
    },
    [scroller, updateRange, drawNow],
  );
  return { range, reveal };
}
