/** Px beyond which it takes more than one line. */
const ONE_LINE = 44;

/**
 * A ref: a bar that takes two lines has no room in the place of a table's head, and says so by `data-wraps`. Whether it has is looked at anew when
 * what it stands in becomes wider.
 */
export function observeWrap(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const room = () => bar.parentElement?.parentElement?.clientWidth ?? 0;
  let tooNarrow = 0;
  const observer = new ResizeObserver(() => {
    if (bar.dataset['wraps'] !== undefined) {
      if (room() > tooNarrow) delete bar.dataset['wraps'];
    } else if (bar.offsetHeight > ONE_LINE) {
      tooNarrow = room();
      bar.dataset['wraps'] = '';
    }
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
