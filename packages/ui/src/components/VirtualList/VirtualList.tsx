import { type ReactNode, type Ref, type RefCallback, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { entriesOf, type VirtualSection } from './entries';
import { fixedHeights, segments, variousHeights } from './geometry';
import { useRowHeights } from './useRowHeights';
import { useVirtualWindow } from './useVirtualWindow';
import { Rows, Scroller } from './VirtualList.styles';

/**
 * A long list that scrolls by itself. Renders a `list` with only the visible rows, the focused row, and a margin around them;
 * each row states its position among all. Rows may stand under headings, such as letters.
 */
export function VirtualList({
  label,
  count,
  keyOf,
  renderRow,
  rowHeight,
  measured = false,
  sections,
  renderHeading,
  headingHeight = rowHeight,
  handleRef,
  scrollerRef,
  focusable = false,
}: VirtualListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      scroller.current = element;
      return scrollerRef?.(element);
    },
    [scrollerRef],
  );
  const [focused, setFocused] = useState({ key: '', at: -1 });
  const { heights, measure } = useRowHeights();
  const entries = useMemo(() => (sections ? entriesOf(count, sections) : null), [count, sections]);
  const entryAt = (at: number) => entries?.[at] ?? ({ kind: 'row', index: at } as const);
  const keyAt = (at: number) => {
    const entry = entryAt(at);
    return entry.kind === 'row' ? keyOf(entry.index) : `heading ${entry.section}`;
  };
  const length = entries?.length ?? count;
  const geometry = useMemo(() => {
    if (!entries && !measured) return fixedHeights(count, rowHeight);
    const all = entries ?? entriesOf(count, undefined);
    return variousHeights(
      all.map((entry) =>
        entry.kind === 'heading'
          ? (heights.get(`heading ${entry.section}`) ?? headingHeight)
          : (heights.get(keyOf(entry.index)) ?? rowHeight),
      ),
    );
  }, [entries, measured, count, rowHeight, headingHeight, heights, keyOf]);
  const { range, reveal } = useVirtualWindow(scroller, geometry);

  useImperativeHandle(handleRef, () => ({
    reveal: (index, place) =>
      reveal(entries ? entries.findIndex((entry) => entry.kind === 'row' && entry.index === index) : index, place),
    revealSection: (key) => {
      const at = entries?.findIndex((entry) => entry.kind === 'heading' && entry.section === key) ?? -1;
      if (at >= 0) reveal(at, 'top');
    },
  }));

  const focus = (element: Element) => {
    const row = element.closest<HTMLElement>('[data-entry]');
    const at = Number(row?.dataset['entry'] ?? -1);
    setFocused({ key: at < 0 ? '' : keyAt(at), at });
  };
  // Its index changes where rows were added or removed before it; a removed row is no longer kept.
  const isThere = focused.at >= 0 && focused.at < length && keyAt(focused.at) === focused.key;
  const focusedIndex = isThere || focused.at < 0 ? focused.at : indexOfKey(focused.key, length, keyAt);
  return (
    <Scroller
      ref={attach}
      tabIndex={focusable ? 0 : undefined}
      onFocus={(event) => focus(event.target)}
      onBlur={() => setFocused({ key: '', at: -1 })}
    >
      <Rows role="list" aria-label={label}>
        {segments(range, [focusedIndex], geometry).map((part) => {
          if (part.kind === 'gap') return <li key={`gap ${part.from}`} role="presentation" style={{ height: part.height }} />;
          const entry = entryAt(part.index);
          const key = keyAt(part.index);
          const ref = measured ? measure : undefined;
          if (entry.kind === 'heading') {
            return (
              <li key={key} ref={ref} data-key={key} role="presentation" style={measured ? undefined : { height: headingHeight }}>
                {renderHeading?.(entry.section)}
              </li>
            );
          }
          return (
            <li
              key={key}
              ref={ref}
              data-entry={part.index}
              data-key={key}
              aria-setsize={count}
              aria-posinset={entry.index + 1}
              style={measured ? undefined : { height: rowHeight }}
            >
              {renderRow(entry.index)}
            </li>
          );
        })}
      </Rows>
    </Scroller>
  );
}

function indexOfKey(key: string, length: number, keyAt: (at: number) => string): number {
  for (let at = 0; at < length; at += 1) if (keyAt(at) === key) return at;
  return -1;
}

/** The handle of a list. */
export interface VirtualListHandle {
  /**
   * Scrolls to a row, which is rendered on return. @param place where the row comes to stand, by default at the nearest edge
   */
  reveal: (index: number, place?: 'nearest' | 'middle') => void;
  /** Scrolls a section's heading to the top. */
  revealSection: (key: string) => void;
}

export interface VirtualListProps {
  label: string;
  count: number;
  /** Returns the key of a row by its index, from 0. The same function while the rows are the same. */
  keyOf: (index: number) => string;
  renderRow: (index: number) => ReactNode;
  /** Height in px. For `measured` rows an estimate until they are rendered. */
  rowHeight: number;
  /** Makes rows as high as their content. @default false */
  measured?: boolean;
  /** The same array while the rows are the same. */
  sections?: readonly VirtualSection[];
  /** Renders text without a role of its own: a list contains only its rows. */
  renderHeading?: (section: string) => ReactNode;
  /** Height in px. @default a row's */
  headingHeight?: number;
  handleRef?: Ref<VirtualListHandle>;
  /** Ref of the scrolling element, to restore its position. */
  scrollerRef?: RefCallback<HTMLElement>;
  /** Makes the list focusable, to scroll it by keys, when its rows contain nothing focusable. @default false */
  focusable?: boolean;
}
