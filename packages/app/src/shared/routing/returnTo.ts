/** A way back that is not at its end as long as the area is too short. */
export interface Returning {
  isUnderWay: () => boolean;
  stop: () => void;
}

/**
 * Scrolls there, now or as soon as the area has grown enough; until a person scrolls it themselves.
 * @param area what scrolls; the page's own is the document's element
 * @param top in px
 */
export function returnTo(area: HTMLElement, top: number): Returning {
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
  // At the top it is already, and asking where it is would have the page laid out at once.
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
