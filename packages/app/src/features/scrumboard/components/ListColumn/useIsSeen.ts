import { type RefObject, useEffect, useState } from 'react';

/** How far beyond what scrolls an element counts as seen: it is there when it comes into sight. */
const NEAR: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: '320px' };

/** Whether any of an element can be seen now, or soon; until that is known, yes. */
export function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), NEAR);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
