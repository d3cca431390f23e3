import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isComposing } from '../../keys/isComposing';
import {
  bodyRow,
  cellOf,
  cellsOf,
  controlsOf,
  headRow,
  needsEntering,
  isVisible,
  rowIndexOf,
  stopsOf,
  type GridCell,
} from './gridCells';
import type { BodyHandle } from './TableBody';

const DEFAULT_PAGE_ROWS = 10;

export interface GridWalkOptions {
  tableRef: RefObject<HTMLTableElement | null>;
  /** Number of rows of data, rendered or not. */
  count: number;
  bodyRef: RefObject<BodyHandle | null>;
}

/**
 * Handles the keys of a grid (ARIA Authoring Practices): the table is one tab stop, arrow keys move from cell to cell, Enter or
 * F2 enters a cell's field and Escape leaves it. The tab stop is kept in the DOM, not in React: a step re-renders nothing.
 */
export function useGridWalk({ tableRef, bodyRef, count }: GridWalkOptions) {
  const stopRef = useRef<HTMLElement | null>(null);
  const positionRef = useRef({ row: 0, cell: 0 });
  const focusedRef = useRef(false);

  const moveStop = useCallback((element: HTMLElement) => {
    if (stopRef.current && stopRef.current !== element) stopRef.current.tabIndex = -1;
    element.tabIndex = 0;
    stopRef.current = element;
  }, []);

  const setStop = useCallback(
    (element: HTMLElement, table: HTMLTableElement) => {
      moveStop(element);
      const cell = cellOf(element, table);
      const row = cell?.parentElement as HTMLTableRowElement | undefined;
      if (cell && row) positionRef.current = { row: rowIndexOf(row), cell: cellsOf(row).indexOf(cell) };
    },
    [moveStop],
  );

  /** Returns the rendered stop nearest to the last position of the walk. */
  const nearest = useCallback((table: HTMLTableElement, counts: (element: Element) => boolean): HTMLElement | undefined => {
    const { row, cell } = positionRef.current;
    const last = table.querySelector<HTMLTableRowElement>(':scope > tbody > tr[data-grid-row]:last-of-type');
    const found = (row >= 0 ? bodyRow(table, row) : null) ?? bodyRow(table, 0) ?? last ?? headRow(table);
    const cells = found ? cellsOf(found, counts) : [];
    const target = cells[Math.min(cell, cells.length - 1)];
    return target && stopsOf(target, counts)[0];
  }, []);

  useLayoutEffect(() => {
    const table = tableRef.current;
    if (!table) return undefined;
    let isLent = false;
    const giveStop = () => {
      isLent = false;
      const next = nearest(table, isVisible);
      if (!next) return;
      setStop(next, table);
      // The focused row was removed, such as by its delete button: the focus stays in the list.
      if (focusedRef.current && document.activeElement === document.body) next.focus();
    };
    const settle = () => {
      // A field that is unmounted while focused fires no blur event.
      for (const cell of table.querySelectorAll<HTMLElement>('[data-entered]')) {
        if (!cell.contains(document.activeElement)) delete cell.dataset['entered'];
      }
      for (const control of table.querySelectorAll<HTMLElement>(
        ':scope > * > tr[data-grid-row] :is(a[href],button,input,select,textarea)',
      )) {
        const inUse = control === stopRef.current || control === document.activeElement;
        if (!inUse && control.tabIndex !== -1 && !control.closest('[data-entered]')) control.tabIndex = -1;
      }
      const stop = stopRef.current;
      if (stop && table.contains(stop)) return;
      if (focusedRef.current) return giveStop();
      // Any stop will do until the next frame, in which checking visibility costs nothing.
      const any = nearest(table, () => true);
      if (any) moveStop(any);
      isLent = true;
      laidOut.unobserve(table);
      laidOut.observe(table);
    };
    const laidOut = new ResizeObserver(() => {
      const stop = stopRef.current;
      // A narrower window may also hide the column with the tab stop.
      if ((isLent && !focusedRef.current) || !stop || !table.contains(stop) || !isVisible(stop)) giveStop();
    });
    laidOut.observe(table);
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      laidOut.disconnect();
    };
  }, [tableRef, nearest, moveStop, setStop]);

  const go = (rowIndex: number, pick: (cells: GridCell[]) => HTMLElement | undefined) => {
    const table = tableRef.current;
    if (!table) return;
    if (rowIndex >= 0) bodyRef.current?.reveal(rowIndex);
    const row = rowIndex < 0 ? headRow(table) : bodyRow(table, rowIndex);
    const target = row && pick(cellsOf(row));
    if (!target) return;
    setStop(target, table);
    target.focus();
  };

  const onKeyDownCapture = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget;
    const target = event.target as HTMLElement;
    const cell = cellOf(target, table);
    if (!cell || event.altKey || event.metaKey) return;
    if (needsEntering(cell) && target !== cell) return;
    const row = cell.parentElement as HTMLTableRowElement;
    const cells = cellsOf(row);
    const rowIndex = rowIndexOf(row);
    const cellIndex = cells.indexOf(cell);
    const stops = stopsOf(cell);
    const stopIndex = Math.max(0, stops.indexOf(target));
    const page = bodyRef.current?.pageRows() ?? DEFAULT_PAGE_ROWS;
    const last = count - 1;
    const inRow = (from: GridCell[], at: number) => from[Math.min(at, from.length - 1)];
    const vertical = (index: number) =>
      go(index, (to) => {
        const below = inRow(to, cellIndex);
        const choices = below ? stopsOf(below) : [];
        return choices[Math.min(stopIndex, choices.length - 1)];
      });
    const sideways = (step: 1 | -1) => {
      const within = stops[stopIndex + step];
      const beside = cells[cellIndex + step];
      go(rowIndex, () => within ?? (beside && stopsOf(beside).at(step === 1 ? 0 : -1)));
    };
    const forward = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const edge = (from: GridCell[], at: 0 | -1) => {
      const found = from.at(at);
      return found && stopsOf(found).at(at);
    };

    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => vertical(Math.min(last, rowIndex + 1)),
      ArrowUp: () => vertical(rowIndex - 1 < 0 ? -1 : rowIndex - 1),
      ArrowRight: () => sideways(forward),
      ArrowLeft: () => sideways(forward === 1 ? -1 : 1),
      PageDown: () => vertical(Math.min(last, Math.max(0, rowIndex) + page)),
      PageUp: () => vertical(Math.max(0, rowIndex - page)),
      Home: () => go(event.ctrlKey ? 0 : rowIndex, (to) => edge(to, 0)),
      End: () => go(event.ctrlKey ? last : rowIndex, (to) => edge(to, -1)),
      ...(target === cell &&
        needsEntering(cell) && { Enter: () => controlsOf(cell)[0]?.focus(), F2: () => controlsOf(cell)[0]?.focus() }),
    };
    const move = event.shiftKey ? undefined : moves[event.key];
    if (!move || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  /**
   * Runs after the field's own handlers: the first Escape closes a list inside it, and an edit ends with Escape or F2 in its
   * own way.
   */
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target: EventTarget = event.target;
    const cell = cellOf(target, event.currentTarget);
    const inField = cell && needsEntering(cell) && target !== cell;
    if (!['Escape', 'F2'].includes(event.key) || event.defaultPrevented || isComposing(event) || !inField) return;
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
  };

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const table = event.currentTarget;
    const cell = cellOf(event.target, table);
    focusedRef.current = table.contains(event.target);
    if (!cell) return;
    const target: HTMLElement = event.target;
    if (needsEntering(cell) && target !== cell) {
      cell.dataset['entered'] = '';
      for (const control of controlsOf(cell)) control.tabIndex = 0;
      setStop(cell, table);
      return;
    }
    const stops = stopsOf(cell);
    setStop(stops.includes(target) ? target : (stops[0] ?? cell), table);
  };

  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    const table = event.currentTarget;
    const cell = cellOf(event.target, table);
    if (cell?.dataset['entered'] !== undefined && !cell.contains(event.relatedTarget)) {
      delete cell.dataset['entered'];
      for (const control of controlsOf(cell)) control.tabIndex = -1;
    }
    if (event.relatedTarget && !table.contains(event.relatedTarget)) focusedRef.current = false;
  };

  /** Makes cells focusable when they are pressed; a tabindex on each of them from the start would cost time in every row. */
  const onPointerDown = (event: PointerEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target, event.currentTarget);
    if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  };

  return { onKeyDownCapture, onKeyDown, onFocus, onBlur, onPointerDown };
}
