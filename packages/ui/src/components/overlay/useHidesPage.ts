import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a dialog may now hide the page behind it from screen readers: once it has been painted, as `inert` recalculates the
 * styles of every element on the page, and has the focus. An overlay opened above it meanwhile has the focus, and would be
 * hidden with the page.
 * @param boxRef the dialog's box
 */
export function useHidesPage(open: boolean, boxRef: RefObject<HTMLElement | null>): boolean {
  const [hidesPage, setHidesPage] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const hide = () => setHidesPage(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const box = boxRef.current;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        // Synchronously: a menu or another dialog that opened between this check and the hiding would be hidden with the page.
        if (box?.contains(document.activeElement)) flushSync(hide);
        else box?.addEventListener('focusin', hide, { once: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      box?.removeEventListener('focusin', hide);
      setHidesPage(false);
    };
  }, [open, boxRef]);
  return hidesPage;
}
