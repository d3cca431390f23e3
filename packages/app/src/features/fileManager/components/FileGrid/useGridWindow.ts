import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance beyond the viewport that is rendered, in px. */
const OVERSCAN = 400;

/** The range of a list near the visible part of its scroll container. */
export interface GridWindow {
  columns: number;
  first: number;
  /** Exclusive. */
  end: number;
}

/**
 * The range of rendered cells in a list whose cells have the same height and share its width.
 * @param cellWidth minimum width of a cell, a quarter more where four fit; `null`: one cell per row
 */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  { count, cellWidth, cellHeight }: { count: number; cellWidth: number | null; cellHeight: number },
): GridWindow {
  const [seen, setSeen] = useState<GridWindow>({ columns: 1, first: 0, end: Math.min(count, INITIAL_CELLS) });
  useLayoutEffect(() => {
    const grid = list.current;
    // Finds the scroll container from the grid: a ref of the page is not set yet when the list is first rendered with it.
    const area = grid?.closest<HTMLElement>(SCROLLER);
    if (!area || !grid) return;
    const measure = () => {
      const columns = cellWidth === null ? 1 : columnsIn(grid.clientWidth, cellWidth);
      const top = area.getBoundingClientRect().top - grid.getBoundingClientRect().top - OVERSCAN;
      const bottom = top + area.clientHeight + 2 * OVERSCAN;
      const first = Math.max(0, Math.floor(top / cellHeight) * columns);
      const end = Math.max(0, Math.ceil(bottom / cellHeight) * columns);
      setSeen((now) => (now.columns === columns && now.first === first && now.end === end ? now : { columns, first, end }));
    };
    measure();
    area.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    for (const each of [area, grid]) observer.observe(each);
    return () => {
      area.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [list, count, cellWidth, cellHeight]);
  return { columns: seen.columns, first: Math.min(seen.first, count), end: Math.min(seen.end, count) };
}

function columnsIn(width: number, cellWidth: number): number {
  const roomy = Math.floor(width / (cellWidth * 1.25));
  return roomy >= 4 ? roomy : Math.max(1, Math.floor(width / cellWidth));
}

const SCROLLER = '[data-scroller]';

/** Number of cells rendered before the first measurement. */
const INITIAL_CELLS = 60;
