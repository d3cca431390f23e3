import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * The focus comes into a mail that is begun, and goes back to where it was when its window is shrunk or goes with the focus in it.
 * @param start what takes it; without one the window itself, until its text is there
 */
export function useComposeFocus({ box, body, start, isNew, isSmall, isBusy }: ComposeFocusOptions): void {
  const [opener] = useState(() => document.activeElement);
  const held = useRef<HTMLElement | null>(null);
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
    // The focused element went with all but the title.
    if (isSmall) giveBack();
    const window = box.current;
    // When all that goes is gone.
    return () => void (window?.contains(document.activeElement) && queueMicrotask(giveBack));
  }, [box, isSmall, opener]);
  useLayoutEffect(() => {
    // Nothing is written meanwhile: it waits on the window, and goes on where it was when sending fails.
    const { activeElement } = document;
    if (isBusy && activeElement instanceof HTMLElement && body.current?.contains(activeElement)) {
      held.current = activeElement;
      box.current?.focus();
    } else if (!isBusy) {
      if (activeElement === box.current) held.current?.focus();
      held.current = null;
    }
  }, [box, body, isBusy]);
}

interface ComposeFocusOptions {
  box: RefObject<HTMLElement | null>;
  /** The editable part: inert while the mail is being sent. */
  body: RefObject<HTMLElement | null>;
  start: RefObject<HTMLElement | null> | null;
  /** It was begun on this page. */
  isNew: boolean;
  isSmall: boolean;
  /** It is being sent. */
  isBusy: boolean;
}
