import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus when a message is removed by a button on it: from the button to the message's container, the dialog or the
 * page's `<main>`. Otherwise the focus would be lost, and Tab would start at the top of the page.
 * @param ref the message
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const message = ref.current;
    return () => {
      if (!message?.contains(document.activeElement)) return;
      message.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, [ref]);
}
