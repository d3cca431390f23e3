import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { breakpoints } from '../../tokens/scales';

const besideQuery = () => window.matchMedia(`(min-width: ${breakpoints.md}px)`);
const subscribe = (changed: () => void) => {
  const query = besideQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is currently room for the menu beside the page: from 960 px. */
export const hasRoomForNav = () => besideQuery().matches;

/** Subscribes to `hasRoomForNav`. */
export const useRoomForNav = () => useSyncExternalStore(subscribe, hasRoomForNav);

/**
 * Manages the side menu. One `open` serves both widths: a menu that was open beside the page does not cover a phone at the
 * start or when the window shrinks, and it is restored when the window grows again.
 * @returns whether the menu covers the page now, and whether there is room for it beside the page
 */
export function useNavOver(open: boolean, onOpenChange: (open: boolean) => void): { over: boolean; wide: boolean } {
  const wide = useRoomForNav();
  const [lastWide, setLastWide] = useState(wide);
  const [openBeside, setOpenBeside] = useState(open);
  const [settled, setSettled] = useState(wide || !open);
  if (lastWide !== wide) {
    setLastWide(wide);
    setSettled(wide || !open);
    if (!wide) setOpenBeside(open);
  } else if (!settled && !open) {
    setSettled(true);
  }

  const change = useEffectEvent(onOpenChange);
  const wasWide = useRef(wide);
  useEffect(() => {
    const grew = wide && !wasWide.current;
    wasWide.current = wide;
    if (grew && openBeside !== open) change(openBeside);
    if (!wide && open && !settled) change(false);
  }, [wide, open, openBeside, settled]);

  return { over: !wide && open && settled, wide };
}
