import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MasonryLayout } from './masonryLayout';

/**
 * Keeps the visible items in position when an item above them turns out higher or lower than estimated. The browser does that
 * for content in normal flow, not for positioned items.
 * @param keys a new array means a new list, for which nothing is scrolled
 * @param isMeasured whether any item has been measured yet; until then nothing has been seen, and the scroll position is still
 * being restored
 */
export function useScrollAnchor(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  layout: MasonryLayout,
  isMeasured: boolean,
): void {
  const last = useRef({ keys, layout, isMeasured });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { keys, layout, isMeasured };
    if (before.layout === layout || before.keys !== keys || !before.isMeasured || !root.current) return;
    const top = -root.current.getBoundingClientRect().top;
    if (top <= 0) return;
    const at = before.layout.places.findIndex(({ y, height }) => y + height > top);
    const moved = (layout.places[at]?.y ?? 0) - (before.layout.places[at]?.y ?? 0);
    if (at >= 0 && moved !== 0) window.scrollBy(0, moved);
  }, [root, keys, layout, isMeasured]);
}
