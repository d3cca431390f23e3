import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useRowHeights } from '../VirtualList/useRowHeights';
import { columnsIn, layoutMasonry, type Place } from './masonryLayout';
import { Item, Items } from './Masonry.styles';
import { useAnchor } from './useAnchor';
import { useVisibleRange } from './useVisibleRange';

/** No more items than that are drawn whole. */
const WHOLE = 100;

/**
 * Things of different heights in one to five columns. Renders a `list` whose order is the one in which it is read: nothing stands higher than what
 * comes before it. Of a long one only what is seen is drawn, what has the focus, and some around.
 */
export function Masonry({ label, keys, renderItem, estimate, least = 200, most = 5, gap = 16 }: MasonryProps) {
  const root = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const { heights, measure, know } = useRowHeights();

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const look = () => setWidth(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const columns = useMemo(() => columnsIn(width, least, most, gap), [width, least, most, gap]);
  const layout = useMemo(
    () =>
      layoutMasonry(
        keys.map((key, index) => heights.get(key) ?? estimate(index, columns.width)),
        columns,
      ),
    [keys, heights, columns, estimate],
  );
  const isLong = keys.length > WHOLE;
  const { from, to } = useVisibleRange(root, isLong);
  const isDrawn = ({ y, height }: Place, key: string) => !isLong || (y < to && y + height > from) || key === focused;

  // New items are measured before they are painted: nothing moves under the eye.
  useLayoutEffect(() => {
    const drawn = [...(root.current?.querySelectorAll<HTMLElement>(':scope > [data-key]') ?? [])];
    know(drawn.map((item) => [item.dataset['key'] ?? '', item.offsetHeight]));
  }, [width, keys, from, to, know]);
  useAnchor(root, keys, layout, heights.size > 0);

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
  /** One for each item, in their order. The same array while the items are the same. */
  keys: readonly string[];
  renderItem: (index: number) => ReactNode;
  /** How high an item will be about, in px, until it is drawn. The same function while the items are the same. */
  estimate: (index: number, width: number) => number;
  /** Least width of a column, in px. @default 200 */
  least?: number;
  /** Most columns. @default 5 */
  most?: number;
  /** Between items, in px. @default 16 */
  gap?: number;
}
