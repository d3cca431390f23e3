import { useCallback, useEffect, useRef } from 'react';

/** Where the focus goes when the form that had it is gone: to the button that opened it, or to the row that it became. */
export function useFocusReturn(rows: readonly { id: number }[]) {
  const addRef = useRef<HTMLButtonElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null || !rows.some(({ id }) => id === wanted.current)) return;
    document.querySelector<HTMLElement>(`[data-row-key="${wanted.current}"] [aria-expanded]`)?.focus();
    wanted.current = null;
  }, [rows]);
  return {
    addRef,
    toAdd: useCallback(() => addRef.current?.focus(), []),
    toRow: useCallback((id: number) => {
      wanted.current = id;
    }, []),
  };
}
