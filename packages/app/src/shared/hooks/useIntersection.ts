import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether any part of an element is in view, or soon will be.
 * @param margin distance beyond the scroll container that still counts as in view, in px
 * @param before the result until it is known
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
