import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns the focus when the form that had it closes: to the button that opened it, or to the row that it became. */
export function useFocusReturn(rows: readonly { id: number }[]) {
  const addRef = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const index = wanted === null ? -1 : rows.findIndex(({ id }) => id === wanted);
  const focused = useRef<number | null>(null);
  useEffect(() => {
    if (index < 0 || focused.current === wanted) return;
    document.querySelector<HTMLElement>(`[data-grid-row="${index}"] > [data-tool="expand"] > button`)?.focus();
    focused.current = wanted;
  }, [index, wanted]);
  return {
    addRef,
    toAdd: useCallback(() => addRef.current?.focus(), []),
    toRow: setWanted,
  };
}
