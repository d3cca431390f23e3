import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far beyond what is seen is drawn, in px. */
const AROUND = 400;

/** The rows of a list near the visible part of the element that scrolls around it. */
export interface GridWindow {
  columns: number;
  first: number;
  /** Not in it. */
  end: number;
}

/**
 * Which cells of a list are drawn, of cells that all have one height and share its width.
 * @param cellWidth the least that a cell has, a fourth more where there is room for four; `null`: one cell in a row
 */
export function useGridWindow(
  list: RefObject<HTMLElement | null>,
  { count, cellWidth, cellHeight }: { count: number; cellWidth: number | null; cellHeight: number },
): GridWindow {
  const [seen, setSeen] = useState<GridWindow>({ columns: 1, first: 0, end: Math.min(count, FIRST) });
  useLayoutEffect(() => {
    const grid = list.current;
    // Its own place says what scrolls around it: a reference of the page is not set yet when the list is drawn with it.
    const area = grid?.closest<HTMLElement>(SCROLLER);
    if (!area || !grid) return;
    const measure = () => {
      const columns = cellWidth === null ? 1 : columnsIn(grid.clientWidth, cellWidth);
      const top = area.getBoundingClientRect().top - grid.getBoundingClientRect().top - AROUND;
      const bottom = top + area.clientHeight + 2 * AROUND;
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

/** Cells that are drawn before anything is measured. */
const FIRST = 60;
