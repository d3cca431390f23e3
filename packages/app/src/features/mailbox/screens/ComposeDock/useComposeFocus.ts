import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Moves the focus into a new mail, and returns it when the window is shrunk or closed with the focus inside.
 * @param start element to focus; without it the window itself, until its text is rendered
 */
export function useComposeFocus({ box, body, start, isNew, isSmall, isBusy }: ComposeFocusOptions): void {
  const [opener] = useState(() => document.activeElement);
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // The text may have rendered earlier and taken the focus.
    const isIn = start === null && box.current?.contains(document.activeElement);
    if (isNew && !isIn) (start?.current ?? box.current)?.focus();
  }, [isNew, start, box]);
  useLayoutEffect(() => {
    const giveBack = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
    // The focused element disappeared with the window's content.
    if (isSmall) giveBack();
    const window = box.current;
    // Once the window is completely removed.
    return () => void (window?.contains(document.activeElement) && queueMicrotask(giveBack));
  }, [box, isSmall, opener]);
  useLayoutEffect(() => {
    // Nothing can be typed meanwhile: the focus waits on the window, and returns when sending fails.
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
  /** Whether it was begun on this page. */
  isNew: boolean;
  isSmall: boolean;
  /** Whether it is being sent. */
  isBusy: boolean;
}
