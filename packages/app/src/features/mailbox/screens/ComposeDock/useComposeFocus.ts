import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * The focus comes into a mail that is begun, and goes back to where it was when its window is shrunk or goes with the focus in it.
 * @param start what takes it; without one the window itself, until its text is there
 */
export function useComposeFocus({ box, start, isNew, isSmall }: ComposeFocusOptions): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    // Its text may have been quicker.
    const isIn = start === null && box.current?.contains(document.activeElement);
    if (isNew && !isIn) (start?.current ?? box.current)?.focus();
  }, [isNew, start, box]);
  useLayoutEffect(() => {
    const giveBack = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
    // What had the focus went with all but the title.
    if (isSmall) giveBack();
    const window = box.current;
    // When all that goes is gone.
    return () => void (window?.contains(document.activeElement) && queueMicrotask(giveBack));
  }, [box, isSmall, opener]);
}

interface ComposeFocusOptions {
  box: RefObject<HTMLElement | null>;
  start: RefObject<HTMLElement | null> | null;
  /** It was begun on this page. */
  isNew: boolean;
  isSmall: boolean;
}
