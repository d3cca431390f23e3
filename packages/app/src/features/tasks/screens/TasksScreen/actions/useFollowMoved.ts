import type { Task } from '@stockroom/contract';
import type { VirtualListHandle } from '@stockroom/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { afterPaint } from '#shared/hooks/afterPaint';

/**
 * Keeps a moved task in view.
 * @returns scrolls to the task once it is in its new position; `takesFocus`: focuses it too, as the toast that had the focus is
 * removed
 */
export function useFollowMoved(rows: readonly Task[], list: RefObject<VirtualListHandle | null>) {
  const wanted = useRef<{ id: string; takesFocus: boolean }>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { id, takesFocus } = wanted.current;
    wanted.current = null;
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) return;
    list.current?.reveal(at);
    if (!takesFocus) return;
    void afterPaint().then(() => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`)?.focus());
  }, [rows, list]);
  return useCallback((id: string, takesFocus = false) => {
    wanted.current = { id, takesFocus };
  }, []);
}
