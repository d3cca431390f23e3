import { useLayoutEffect, type RefObject } from 'react';

/**
 * Reserves space for a banner while it is pinned at the top of the page: sticky elements, such as a table's head, stay below
 * it, and so does an element that gets the focus. An already focused element scrolls out from behind it.
 */
export function useBannerOffset(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = ref.current;
    if (!banner) return undefined;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const { position, marginBlockEnd } = getComputedStyle(banner);
      const room = position === 'sticky' ? banner.offsetHeight + Number.parseFloat(marginBlockEnd) : 0;
      style.setProperty('--banner-room', `${room}px`);
      style.scrollPaddingBlockStart = getComputedStyle(banner).getPropertyValue('--shell-top') || `${room}px`;
      const focused = document.activeElement;
      const main = banner.closest('main');
      if (room === 0 || !focused || focused === main || !main?.contains(focused) || banner.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      if (bottom > 0 && top < banner.getBoundingClientRect().bottom) focused.scrollIntoView({ block: 'nearest' });
    };
    const observer = new ResizeObserver(makeRoom);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-room');
      style.removeProperty('scroll-padding-block-start');
    };
  }, [ref]);
}
