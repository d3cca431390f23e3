import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * When a dialog that opened may hide the page behind it from screen readers: when it has been painted, as `inert` styles each of the
 * page's elements anew, and has the focus. What was opened over it meanwhile has that, and would be hidden with the page.
 * @returns whether it may, and a ref for the dialog's box
 */
export function useHidesPage(open: boolean): { hidesPage: boolean; boxRef: RefObject<HTMLDivElement | null> } {
  const boxRef = useRef<HTMLDivElement>(null);
  const [hidesPage, setHidesPage] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const hide = () => setHidesPage(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const box = boxRef.current;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (box?.contains(document.activeElement)) hide();
        else box?.addEventListener('focusin', hide, { once: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      box?.removeEventListener('focusin', hide);
      setHidesPage(false);
    };
  }, [open]);
  return { hidesPage, boxRef };
}
