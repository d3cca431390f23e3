import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MasonryLayout } from './masonryLayout';

/**
 * Keeps what is looked at in its place when something above it turns out higher or lower than was supposed. The browser does that for what
 * flows, not for what is placed.
 * @param keys another array is another list, which moves nothing
 * @param isMeasured whether anything has been measured yet; before that nobody has looked at it, and the page is being put back where it was
 */
export function useAnchor(
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
