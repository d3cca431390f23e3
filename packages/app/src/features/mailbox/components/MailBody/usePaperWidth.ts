import { type RefObject, useEffect } from 'react';

/** A width that fits A4 and Letter within usual margins, in CSS pixels. */
const PAPER_WIDTH = 620;

/**
 * While the page is printed, makes the frame as wide as the paper, and as high as its letter at that width, so that no line is
 * cut off.
 */
export function usePaperWidth(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let onScreen = '';
    const widen = () => {
      const { current } = frame;
      const body = current?.contentDocument?.body;
      if (!current || !body) return;
      onScreen = current.style.height;
      current.style.minWidth = `${PAPER_WIDTH}px`;
      current.style.width = `${PAPER_WIDTH}px`;
      current.style.height = `${Math.ceil(body.scrollHeight) + 1}px`;
    };
    const restore = () => {
      if (!frame.current || onScreen === '') return;
      frame.current.style.minWidth = '';
      frame.current.style.width = '';
      frame.current.style.height = onScreen;
    };
    window.addEventListener('beforeprint', widen);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', widen);
      window.removeEventListener('afterprint', restore);
    };
  }, [frame]);
}
