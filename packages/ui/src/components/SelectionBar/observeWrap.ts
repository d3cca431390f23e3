/** Height in px above which the bar takes more than one line. */
const ONE_LINE_HEIGHT = 44;

/**
 * Observes whether a bar wraps, as a ref callback. A bar of two lines has no room in place of a table's head, and gets
 * `data-wraps`. Checks again when its container becomes wider.
 */
export function observeWrap(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const room = () => bar.parentElement?.parentElement?.clientWidth ?? 0;
  let tooNarrow = 0;
  const observer = new ResizeObserver(() => {
    if (bar.dataset['wraps'] !== undefined) {
      if (room() > tooNarrow) delete bar.dataset['wraps'];
    } else if (bar.offsetHeight > ONE_LINE_HEIGHT) {
      tooNarrow = room();
      bar.dataset['wraps'] = '';
    }
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
