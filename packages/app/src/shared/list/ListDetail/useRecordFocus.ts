import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../hooks/afterPaint';

export interface ListDetailParts {
  list: RefObject<HTMLElement | null>;
  /** With the record. */
  region: RefObject<HTMLElement | null>;
  ids: readonly string[];
  open: string | null;
  hrefOf: (id: string | null) => string;
  onReveal?: (index: number) => void;
}

/**
 * Where the focus goes when a record opens and closes: to the record where the list makes way for it, else it stays on the row; back to the
 * row, or to the one that has taken its place. After a reload it is where it was.
 * @returns puts the focus on the row at a place
 */
export function useRecordFocus({ list, region, ids, open, onReveal }: ListDetailParts): (index: number) => void {
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
    // Scrolled back to where it was first.
    void afterPaint().then(() => {
      if (document.activeElement !== document.body) return;
      if (isHidden(list.current)) region.current?.focus({ preventScroll: true });
      else focusRow(at);
    });
  }, [at, list, region, focusRow]);
  return focusRow;
}

/** Of a page that was loaded anew, until the focus is back on the record that is open: the browser leaves it on nothing. */
let isLoadedAnew = performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');

const isHidden = (list: HTMLElement | null): boolean => list !== null && getComputedStyle(list).visibility === 'hidden';
