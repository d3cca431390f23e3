import { useEffect, type RefObject } from 'react';

/** An element that leaves the view within this time after a scroll was scrolled away, in milliseconds. */
const SCROLL_WINDOW_MS = 100;
/** Visible share that counts as whole; a pixel may be lost in rounding. */
const WHOLLY_VISIBLE = 0.99;

/**
 * Keeps the focused element in view when content that appears above it, such as a banner, pushes it out of the window. An
 * element that the user scrolls away is left alone.
 */
export function useFocusInView(mainRef: RefObject<HTMLElement | null>): void {
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
      // It may be pushed before the observer's first check, a frame later.
      let firstPlace = first && first.top >= 0 && first.bottom <= window.innerHeight ? first.top : null;
      const watch = (entries: IntersectionObserverEntry[]) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isSeen = entry.intersectionRatio >= WHOLLY_VISIBLE;
        wasSeen ||= firstPlace !== null && firstPlace !== entry.boundingClientRect.top;
        firstPlace = null;
        const isPushed = wasSeen && !isSeen && entry.time - lastScroll > SCROLL_WINDOW_MS;
        wasSeen = isSeen;
        if (isPushed && target === document.activeElement) target.scrollIntoView({ block: 'nearest' });
      };
      observer = new IntersectionObserver(watch, { threshold: WHOLLY_VISIBLE });
      observer.observe(target);
    };
    const scrolled = ({ target }: Event) => {
      // A scrolled list beside it does not move it. The event's own time is that of the scrolling, but the check may follow a
      // slow frame later.
      if (target instanceof Node && target.contains(document.activeElement)) lastScroll = performance.now();
    };
    // The browser has just laid out the page to set the focus, so reading the position costs nothing.
    const followEvent = ({ target }: FocusEvent) =>
      follow(target, target instanceof HTMLElement ? target.getBoundingClientRect() : undefined);
    // The page may already have focused an element.
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
