import { useEffect, type RefObject } from 'react';

/** An element that leaves the view this soon after a scroll left it by that, in milliseconds. */
const BY_SCROLLING = 100;
/** The share of it that is seen; a pixel may be lost in rounding. */
const WHOLE = 0.99;

/**
 * Keeps what has the focus in sight: something that appears above it, such as a banner, may push it out of the window. What the person
 * scrolls away stays away.
 */
export function useFocusInSight(mainRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = mainRef.current;
    if (!main) return undefined;
    let lastScroll = -Infinity;
    let wasSeen = false;
    let observer: IntersectionObserver | undefined;
    const stop = () => observer?.disconnect();
    const follow = (target: EventTarget | null, first?: DOMRect) => {
      stop();
      if (!(target instanceof HTMLElement) || !main.contains(target)) return;
      wasSeen = false;
      lastScroll = -Infinity;
      // Something may push it before the observer has looked at it once, a frame later.
      let firstPlace = first && first.top >= 0 && first.bottom <= window.innerHeight ? first.top : null;
      const watch = (entries: IntersectionObserverEntry[]) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isSeen = entry.intersectionRatio >= WHOLE;
        wasSeen ||= firstPlace !== null && firstPlace !== entry.boundingClientRect.top;
        firstPlace = null;
        const isPushed = wasSeen && !isSeen && entry.time - lastScroll > BY_SCROLLING;
        wasSeen = isSeen;
        if (isPushed && target === document.activeElement) target.scrollIntoView({ block: 'nearest' });
      };
      observer = new IntersectionObserver(watch, { threshold: WHOLE });
      observer.observe(target);
    };
    const scrolled = ({ target }: Event) => {
      // Another list beside it moves nothing of it. The event's own time is that of the scrolling: a slow frame later it is looked at.
      if (target instanceof Node && target.contains(document.activeElement)) lastScroll = performance.now();
    };
    // The browser has just laid the page out to give the focus: asking for the place costs nothing.
    const followEvent = ({ target }: FocusEvent) =>
      follow(target, target instanceof HTMLElement ? target.getBoundingClientRect() : undefined);
    // A page may have given the focus to something already.
    follow(document.activeElement);
    main.addEventListener('focusin', followEvent);
    main.addEventListener('focusout', stop);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      stop();
      main.removeEventListener('focusin', followEvent);
      main.removeEventListener('focusout', stop);
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, [mainRef]);
}
