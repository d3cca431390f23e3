import { useLayoutEffect, type RefObject } from 'react';

/**
 * For a message that goes when a button on it has done its work: the focus that was on the button stays in what the message stood
 * in, the dialog or the page's `<main>`. Otherwise it would be on nothing, and Tab begin at the top of the page.
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
