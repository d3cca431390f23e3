import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in the menu while `over`, and closes it on Escape. Afterwards the focus returns to its origin, unless the
 * user left the menu by a link: then the next page takes it.
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
