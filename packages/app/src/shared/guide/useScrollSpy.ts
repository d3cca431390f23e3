import { useEffect, useState } from 'react';
import type { GuideHeading } from './model/outline';

/** Area in which a heading counts as current: below the top bar, in the window's upper quarter. */
const READ_AT = '-72px 0px -70% 0px';

/**
 * Heading of the current section: the last that scrolled past the window's upper quarter, and at the page's end, where no
 * more can, the last of all. `null` before the first.
 */
export function useScrollSpy(headings: readonly GuideHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const read = () => {
      const { scrollHeight } = document.documentElement;
      setAtEnd(window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2);
    };
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const isPast = isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0);
          seen.set(target.id, isPast);
        }
        setCurrent(headings.findLast(({ id }) => seen.get(id))?.id ?? null);
      },
      { rootMargin: READ_AT },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return isAtEnd ? (headings.at(-1)?.id ?? null) : current;
}
