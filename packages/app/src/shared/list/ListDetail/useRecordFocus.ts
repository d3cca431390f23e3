import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '#shared/hooks/afterPaint';

export interface ListDetailOptions {
  list: RefObject<HTMLElement | null>;
  /** The region that contains the record. */
  region: RefObject<HTMLElement | null>;
  ids: readonly string[];
  open: string | null;
  hrefOf: (id: string | null) => string;
  onReveal?: (index: number) => void;
}

/**
 * Manages focus when a record opens and closes: to the record where it replaces the list, else it stays on the row; then
 * back to the row, or to the one that took its position. After a reload it is restored.
 * @returns focuses the row at an index
 */
export function useRecordFocus({ list, region, ids, open, onReveal }: ListDetailOptions): (index: number) => void {
  const latest = useRef({ ids, onReveal });
  const before = useRef({ open, index: -1 });
  useLayoutEffect(() => {
    latest.current = { ids, onReveal };
  });

  const focusRow = useCallback(
    (index: number) => {
      const { ids: now, onReveal: reveal } = latest.current;
      const id = now[index];
      if (id === undefined) return;
      reveal?.(index);
      list.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus();
    },
    [list],
  );

  useEffect(() => {
    const index = open === null ? -1 : ids.indexOf(open);
    if (index >= 0) before.current.index = index;
  }, [ids, open]);

  useEffect(() => {
    const { open: last, index } = before.current;
    before.current.open = open;
    if (last === open) return;
    const { ids: now } = latest.current;
    if (open === null) {
      const there = last === null ? -1 : now.indexOf(last);
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost) focusRow(there >= 0 ? there : Math.min(Math.max(index, 0), now.length - 1));
    } else if (isHidden(list.current)) {
      region.current?.focus({ preventScroll: true });
    }
  }, [open, list, region, focusRow]);

  const at = open === null ? -1 : ids.indexOf(open);
  useEffect(() => {
    if (!isLoadedAnew || at < 0) return;
    isLoadedAnew = false;
    // Only after the scroll position is restored.
    void afterPaint().then(() => {
      if (document.activeElement !== document.body) return;
      if (isHidden(list.current)) region.current?.focus({ preventScroll: true });
      else focusRow(at);
    });
  }, [at, list, region, focusRow]);
  return focusRow;
}

/** Whether the page was reloaded and focus is not back on the open record yet: the browser leaves nothing focused. */
let isLoadedAnew = performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

const isHidden = (list: HTMLElement | null): boolean => list !== null && getComputedStyle(list).visibility === 'hidden';
