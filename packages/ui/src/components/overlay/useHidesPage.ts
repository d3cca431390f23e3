import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether a dialog may hide the page behind it from screen readers by now: when it has been painted, as `inert` styles each of the
 * page's elements anew, and has the focus. What was opened over it meanwhile has that, and would be hidden with the page.
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
        // At once: what opened between this look and the hiding, a menu or another dialog, would be hidden with the page.
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
