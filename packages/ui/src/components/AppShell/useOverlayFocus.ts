import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * While `over`: the focus is in the menu, Escape closes it. After it the focus is back where it came from, unless the menu was
 * left by a link: then it belongs to the page that comes.
 * @returns a ref to set to true before closing by a link
 */
export function useOverlayFocus(navRef: RefObject<HTMLElement | null>, over: boolean, onClose: () => void) {
  const leftByLink = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!over) return undefined;
    const opener = document.activeElement;
    leftByLink.current = false;
    navRef.current?.querySelector<HTMLElement>('button, a[href], input')?.focus({ preventScroll: true });
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      if (!leftByLink.current && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [over, navRef]);
  return leftByLink;
}
