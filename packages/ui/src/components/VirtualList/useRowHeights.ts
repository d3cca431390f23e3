import { useCallback, useEffect, useMemo, useState } from 'react';

/** Measures the rendered heights of a list's rows, by their keys (`data-key`), when the browser has laid them out anyway. */
export function useRowHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  /** Stores heights that were measured elsewhere. */
  const know = useCallback((measured: readonly (readonly [key: string, height: number])[]) => {
    setHeights((known) =>
      measured.every(([key, height]) => known.get(key) === height) ? known : new Map([...known, ...measured]),
    );
  }, []);
  const observer = useMemo(
    () =>
      new ResizeObserver((entries) =>
        know(
          entries.flatMap(({ target, borderBoxSize }) => {
            const key = target instanceof HTMLElement ? target.dataset['key'] : undefined;
            const height = borderBoxSize[0]?.blockSize ?? 0;
            return key !== undefined && target.isConnected && height > 0 ? [[key, height] as const] : [];
          }),
        ),
      ),
    [know],
  );
  useEffect(() => () => observer.disconnect(), [observer]);

  /** The ref callback of each row. */
  const measure = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );
  return { heights, measure, know };
}
