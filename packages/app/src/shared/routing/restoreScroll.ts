/** A scroll restoration that is incomplete while the area is too short. */
export interface PendingScroll {
  isUnderWay: () => boolean;
  stop: () => void;
}

/**
 * Restores a scroll position, now or as soon as the area is long enough; stops when the user scrolls it.
 * @param area scroll container; for the page itself the document's element
 * @param top in px
 */
export function restoreScroll(area: HTMLElement, top: number): PendingScroll {
  let isUnderWay = false;
  const observer = new ResizeObserver(() => {
    area.scrollTop = top;
    if (area.scrollTop >= top) stop();
  });
  const watch = () => {
    for (const child of area.children) observer.observe(child);
  };
  const arrivals = new MutationObserver(watch);
  const stop = () => {
    isUnderWay = false;
    observer.disconnect();
    arrivals.disconnect();
    area.removeEventListener('wheel', stop);
    area.removeEventListener('pointerdown', stop);
    area.removeEventListener('keydown', stop);
  };
  // At the top nothing is to be done, and reading the position would force a layout at once.
  if (top > 0) {
    area.scrollTop = top;
    isUnderWay = area.scrollTop < top;
  }
  if (isUnderWay) {
    watch();
    // The awaited content may replace the area's placeholder.
    arrivals.observe(area, { childList: true });
    area.addEventListener('wheel', stop, { passive: true });
    area.addEventListener('pointerdown', stop);
    area.addEventListener('keydown', stop);
  }
  return { isUnderWay: () => isUnderWay, stop };
}
