import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowOffset, segments, windowRange, type RowGeometry, type RowRange, type Segment } from './windowRange';

const DEFAULT_ROW_HEIGHT = 48;
const FIRST_ROWS = 24;
/** Distance in px that rows are rendered ahead of a scroll, in its direction: a turn of the wheel. */
const OVERSCAN = 120;

interface VirtualOptions {
  /** When off, every row is rendered. */
  enabled: boolean;
  scrollerRef: RefObject<HTMLDivElement | null>;
  tableRef: RefObject<HTMLTableElement | null>;
  count: number;
  rowHeight: number | undefined;
  expandedIndex: number;
}

/**
 * Windows rows of fixed height: renders the visible rows, the focused and the open one, and gaps in place of the rest.
 * Costs the same for 100 rows and for 100,000.
 */
export function useVirtualRows({ enabled, scrollerRef, tableRef, count, rowHeight, expandedIndex }: VirtualOptions) {
  const [range, setRange] = useState<RowRange & { focused: number }>({ first: 0, end: FIRST_ROWS, focused: -1 });
  const [measured, setMeasured] = useState({ row: DEFAULT_ROW_HEIGHT, details: 0 });
  const geometry = useMemo<RowGeometry>(
    () => ({
      count,
      rowHeight: rowHeight ?? measured.row,
      expandedIndex,
      expandedHeight: expandedIndex < 0 ? 0 : measured.details,
    }),
    [count, rowHeight, measured, expandedIndex],
  );
  const geometryRef = useRef(geometry);

  const rangeRef = useRef(range);
  const drawnRef = useRef(range);
  const roomRef = useRef(0);

  const topRef = useRef(0);
  const upwardsRef = useRef(false);

  /**
   * Updates the window. Reads only the scroll position: measuring here would lay out the page twice in a frame. While the
   * visible area is full of rows, those ahead are rendered in a separate task after the frame; otherwise at once, because a
   * later frame would show the gap.
   */
  const update = useCallback(
    (now: boolean) => {
      const [scroller, table] = [scrollerRef.current, tableRef.current];
      if (!scroller || !table) return;
      const top = scroller.scrollTop;
      const row = document.activeElement?.closest<HTMLElement>('tr[data-grid-row]');
      const focused = row?.closest('table') === table ? Number(row.dataset['gridRow']) : -1;
      if (top !== topRef.current) upwardsRef.current = top < topRef.current;
      topRef.current = top;
      const bottom = top + roomRef.current;
      const [above, below] = upwardsRef.current ? [OVERSCAN, 0] : [0, OVERSCAN];
      const seen = windowRange(top, bottom, geometryRef.current);
      const next = { ...windowRange(top - above, bottom + below, geometryRef.current), focused };
      const [asked, drawn] = [rangeRef.current, drawnRef.current];
      const canWait = !now || (drawn.first <= seen.first && drawn.end >= seen.end);
      if (canWait && asked.first === next.first && asked.end === next.end && asked.focused === focused) return;
      rangeRef.current = next;
      if (canWait) setRange(next);
      else flushSync(() => setRange(next));
    },
    [scrollerRef, tableRef],
  );

  useLayoutEffect(() => {
    drawnRef.current = range;
  }, [range]);
  useLayoutEffect(() => {
    geometryRef.current = geometry;
    if (enabled) update(false);
  }, [enabled, geometry, update]);

  // Not a layout effect: the refs of the elements around the rows are not set yet.
  useEffect(() => {
    const [scroller, table] = [scrollerRef.current, tableRef.current];
    if (!enabled || !scroller || !table) return undefined;
    const measure = () => {
      roomRef.current = scroller.clientHeight - (table.tHead?.offsetHeight ?? 0);
      const row = Number.parseFloat(getComputedStyle(scroller).getPropertyValue('--size-row')) || DEFAULT_ROW_HEIGHT;
      const details = table.querySelector<HTMLElement>(':scope > tbody > tr[data-details]')?.offsetHeight ?? 0;
      setMeasured((last) => (last.row === row && last.details === details ? last : { row, details }));
      update(false);
    };
    const scrolled = () => update(true);
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(table);
    measure();
    scroller.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', scrolled);
    };
  }, [enabled, scrollerRef, tableRef, update]);

  /** Scrolls as little as needed; the row is rendered when it returns. */
  const reveal = useCallback(
    (index: number) => {
      const scroller = scrollerRef.current;
      if (!enabled || !scroller) return;
      const room = roomRef.current;
      const top = rowOffset(index, geometryRef.current);
      const bottom = top + geometryRef.current.rowHeight;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (bottom > scroller.scrollTop + room) scroller.scrollTop = bottom - room;
      update(true);
    },
    [enabled, scrollerRef, update],
  );
  const pageRows = useCallback(() => {
    return enabled ? Math.max(1, Math.floor(roomRef.current / geometryRef.current.rowHeight) - 1) : 10;
  }, [enabled]);

  const parts: Segment[] = useMemo(
    () =>
      enabled
        ? segments(range, [range.focused, expandedIndex], geometry)
        : Array.from({ length: count }, (_, index) => ({ kind: 'row', index })),
    [enabled, range, expandedIndex, geometry, count],
  );
  return { parts, reveal, pageRows };
}
