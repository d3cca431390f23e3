import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any of an element can be seen now, or soon.
 * @param margin how far beyond what scrolls it counts as seen, in px
 * @param before what is taken to be so until that is known
 */
export function useIntersection(ref: RefObject<HTMLElement | null>, margin: number, before = true): boolean {
  const [isSeen, setSeen] = useState(before);
  useEffect(() => {
    if (!ref.current) return undefined;
    const near: IntersectionObserverInit & { scrollMargin: string } = { scrollMargin: `${margin}px` };
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), near);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isSeen;
}
