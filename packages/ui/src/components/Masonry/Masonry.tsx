import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRowHeights } from '../VirtualList/useRowHeights';
import { Item, Items } from './Masonry.styles';
import { columnsIn, type ItemPosition, layoutMasonry, type MasonryLayout } from './masonryLayout';

/** Up to this many items are all rendered. */
const MAX_FULLY_RENDERED = 100;

/**
 * Things of different heights in one to five columns. Renders a `list` in reading order: nothing stands higher than the item
 * before it. Of a long list only the visible items, the focused item and a margin around them are rendered.
 */
export function Masonry({ label, keys, renderItem, estimate, minColumnWidth = 200, maxColumns = 5, gap = 16 }: MasonryProps) {
  const root = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const { heights, measure, know } = useRowHeights();

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const measureWidth = () => setWidth(element.clientWidth);
    measureWidth();
    const observer = new ResizeObserver(measureWidth);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const columns = useMemo(() => columnsIn(width, minColumnWidth, maxColumns, gap), [width, minColumnWidth, maxColumns, gap]);
  const layout = useMemo(
    () =>
      layoutMasonry(
        keys.map((key, index) => heights.get(key) ?? estimate(index, columns.width)),
        columns,
      ),
    [keys, heights, columns, estimate],
  );
  const isLong = keys.length > MAX_FULLY_RENDERED;
  const { from, to } = useVisibleRange(root, isLong);
  const isDrawn = ({ y, height }: ItemPosition, key: string) => !isLong || (y < to && y + height > from) || key === focused;

  // Measures new items before they are painted, so that nothing visibly jumps.
  useLayoutEffect(() => {
    const drawn = [...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
    know(drawn.map((item) => [item.dataset['key'] ?? '', item.offsetHeight]));
  }, [width, keys, from, to, know]);
  useScrollAnchor(root, keys, layout, heights.size > 0);

  return (
    <Items
      ref={root}
      role="list"
      aria-label={label}
      style={{ height: layout.height }}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null)}
      onBlur={() => setFocused(null)}
    >
      {width > 0 &&
        keys.map((key, index) => {
          const place = layout.places[index];
          if (!place || !isDrawn(place, key)) return null;
          return (
            <Item
              key={key}
              ref={measure}
              data-key={key}
              aria-setsize={keys.length}
              aria-posinset={index + 1}
              style={{ width: columns.width, transform: `translate(${place.x}px, ${place.y}px)` }}
            >
              {renderItem(index)}
            </Item>
          );
        })}
    </Items>
  );
}

export interface MasonryProps {
  label: string;
  /** One key for each item, in their order. The same array while the items are the same. */
  keys: readonly string[];
  renderItem: (index: number) => ReactNode;
  /** Estimated height of an item in px, until it is rendered. The same function while the items are the same. */
  estimate: (index: number, width: number) => number;
  /** Minimum width of a column, in px. @default 200 */
  minColumnWidth?: number;
  /** Maximum number of columns. @default 5 */
  maxColumns?: number;
  /** Gap between items, in px. @default 16 */
  gap?: number;
}

/**
 * Keeps the visible items in position when an item above them turns out higher or lower than estimated. The browser does that
 * for content in normal flow, not for positioned items.
 * @param keys a new array means a new list, for which nothing is scrolled
 * @param isMeasured whether any item has been measured yet; until then nothing has been seen, and the scroll position is still
 * being restored
 */
function useScrollAnchor(
  root: RefObject<HTMLElement | null>,
  keys: readonly string[],
  layout: MasonryLayout,
  isMeasured: boolean,
): void {
  const last = useRef({ keys, layout, isMeasured });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { keys, layout, isMeasured };
    if (before.layout === layout || before.keys !== keys || !before.isMeasured || !root.current) return;
    const top = -root.current.getBoundingClientRect().top;
    if (top <= 0) return;
    const at = before.layout.places.findIndex(({ y, height }) => y + height > top);
    const moved = (layout.places[at]?.y ?? 0) - (before.layout.places[at]?.y ?? 0);
    if (at >= 0 && moved !== 0) window.scrollBy(0, moved);
  }, [root, keys, layout, isMeasured]);
}

/** The margin rendered beyond the visible range, in px, so that a quick scroll shows no gap. */
const OVERSCAN = 800;
/** The visible range moves on in steps of this many px. */
const STEP = 400;

interface VisibleRange {
  from: number;
  to: number;
}

/**
 * Returns the range of an element that is in the viewport or near it, in px from its top; the first 3000 px until it is
 * measured.
 * @param isOn whether the range is needed
 */
function useVisibleRange(root: RefObject<HTMLElement | null>, isOn: boolean): VisibleRange {
  const [visibleRange, setVisibleRange] = useState<VisibleRange>({ from: 0, to: 3000 });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !isOn) return undefined;
    const updateRange = () => {
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor((top - OVERSCAN) / STEP) * STEP;
      const to = Math.ceil((top + window.innerHeight + OVERSCAN) / STEP) * STEP;
      setVisibleRange((now) => (now.from === from && now.to === to ? now : { from, to }));
    };
    updateRange();
    // In the capture phase, to hear every scrolling element.
    document.addEventListener('scroll', updateRange, { capture: true, passive: true });
    window.addEventListener('resize', updateRange);
    return () => {
      document.removeEventListener('scroll', updateRange, { capture: true });
      window.removeEventListener('resize', updateRange);
    };
  }, [root, isOn]);
  return visibleRange;
}
